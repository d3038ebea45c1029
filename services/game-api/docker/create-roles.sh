#!/bin/sh
# Runs once, when the database is made: the owner keeps the tables, the application may only add to the record.
set -eu
psql -v ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" \
  -v owner_password="$OWNER_PASSWORD" -v application_password="$APPLICATION_PASSWORD" -v database="$POSTGRES_DB" <<'SQL'
create role getaway_owner login password :'owner_password';
create role getaway_application login password :'application_password';
revoke all on database :"database" from public;
grant connect, create on database :"database" to getaway_owner;
grant connect on database :"database" to getaway_application;
revoke create on schema public from public;
grant usage, create on schema public to getaway_owner;
grant usage on schema public to getaway_application;
SQL
