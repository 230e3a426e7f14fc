FROM node:24.21.0-bookworm-slim AS build
WORKDIR /alpaca
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The packages that remain count as installed: commands then need no network.
RUN node scripts/build.ts && rm -rf build/cluster tests bench \
  && npm prune --omit=dev --no-audit --no-fund && cp package-lock.json node_modules/.installed-lock.json

FROM node:24.21.0-bookworm-slim
WORKDIR /alpaca
COPY --from=build /alpaca ./
RUN mkdir data && chown node: data
USER node
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /alpaca/data
EXPOSE 3000
# An unready process is left running: it recovers by itself, see "When PostgreSQL is unavailable" in docs/running.md.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/process/main.js"]
