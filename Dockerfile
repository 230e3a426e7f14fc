FROM node:24-slim
WORKDIR /alpaca
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN node scripts/build.ts && rm -rf build/cluster && mkdir data && chown node data
USER node
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "build/process/main.js"]
