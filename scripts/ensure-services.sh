# Sourced by the test script: provides programs that operators run beside the product: the oldest supported
# PostgreSQL, a connection pooler, a proxy, a cache and an IMAP server. On Debian and Ubuntu missing ones are installed if the packages
# exist; elsewhere their tests are left out, and the run says so.

find_services() {
  for candidate in "$OLDEST_POSTGRES" /usr/lib/postgresql/15/bin; do
    if [ -x "$candidate/initdb" ] && [ -x /usr/sbin/pgbouncer ] &&
      [ -x /usr/sbin/nginx ] && [ -x /usr/sbin/varnishd ] && [ -x /usr/sbin/dovecot ]; then
      OLDEST_POSTGRES=$candidate
      export OLDEST_POSTGRES
      return 0
    fi
  done
  unset OLDEST_POSTGRES
  return 1
}

has_packages() { apt-cache show postgresql-15 pgbouncer nginx-light varnish dovecot-imapd >/dev/null 2>&1; }

# Only the programs are installed: no service is started, and no cluster is created.
install_services() {
  export DEBIAN_FRONTEND=noninteractive
  conf=/etc/postgresql-common/createcluster.conf
  policy=/usr/sbin/policy-rc.d
  [ -e $policy ] && policy=
  [ -z "$policy" ] || printf '#!/bin/sh\nexit 101\n' | $as_root tee $policy
  [ -z "$policy" ] || $as_root chmod 755 $policy
  $as_root apt-get install -y --no-install-recommends postgresql-common
  $as_root sed -i '$ a create_main_cluster = false' $conf
  $as_root apt-get install -y --no-install-recommends postgresql-15 pgbouncer nginx-light varnish dovecot-imapd
  $as_root sed -i '/^create_main_cluster = false$/d' $conf
  [ -z "$policy" ] || $as_root rm $policy
}

if ! find_services && command -v apt-cache >/dev/null 2>&1; then
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo -n"
  has_packages || $as_root apt-get update >/dev/null 2>&1
  if has_packages; then
    echo "  Installing PostgreSQL 15, PgBouncer, nginx, Varnish and Dovecot"
    install_services >/dev/null 2>&1
    find_services || {
      echo "Some tests need PostgreSQL 15, PgBouncer, nginx, Varnish and Dovecot. Install postgresql-15, pgbouncer, nginx-light, varnish and dovecot-imapd."
      exit 1
    }
  fi
fi
