-- Ids are compared byte by byte (collate "C"): nobody reads them in the order of a language, which costs more.

-- The record. A match's row in `matches` is its head: moved by every append, and only by its owner.
create table matches (
  id text collate "C" primary key,
  game text not null,
  rules text not null,
  created_at bigint not null,
  seq integer not null check (seq > 0),
  hash text not null,
  -- Who owns the match counts in epochs; an append of an older one changes nothing.
  epoch bigint not null default 0,
  owner text,
  -- When the referee has to be asked at the latest (µs); it may well be asked before.
  due_at bigint,
  over boolean not null default false,
  -- How it stands, for lists; derived from the events.
  summary jsonb not null
) with (fillfactor = 70);

-- The time of a commit, in µs.
create function now_us() returns bigint language sql stable as
  'select (extract(epoch from statement_timestamp()) * 1000000)::bigint';

create index matches_due on matches (due_at) where due_at is not null and not over;
create index matches_newest on matches (over, created_at desc);

-- One line of a match's log, exactly as it is hashed, and what is looked for in it.
create table events (
  match_id text collate "C" not null,
  seq integer not null check (seq > 0),
  type text not null,
  -- Instants are µs since the Unix epoch.
  at bigint not null,
  received bigint,
  committed_at bigint not null,
  -- A seat number, 'server' or 'organiser'.
  actor text collate "C" not null,
  epoch bigint not null,
  -- The wish that this is the answer to, and what it said: the same id again gets the same answer.
  command_id text collate "C",
  command_digest text,
  body text not null,
  hash text not null,
  primary key (match_id, seq)
) partition by hash (match_id);

create unique index events_command on events (match_id, actor, command_id) where command_id is not null;

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the record is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation', hint = 'A correction is an event of its own.';
end $$;

create trigger append_only before update or delete on events
  for each row execute function refuse_rewriting();

-- Statement triggers are not inherited, and a partition can be emptied by its own name.
create trigger never_emptied before truncate on events
  for each statement execute function refuse_rewriting();

do $$
begin
  for part in 0..7 loop
    execute format('create table events_%s partition of events for values with (modulus 8, remainder %s)', part, part);
    execute format(
      'create trigger never_emptied before truncate on events_%s for each statement execute function refuse_rewriting()',
      part
    );
  end loop;
end $$;

-- Who may sit where. Secrets are kept as SHA-256 only.
create table seats (
  match_id text collate "C" not null references matches (id),
  seat integer not null check (seat >= 0),
  invitation_hash text,
  token_hash text,
  primary key (match_id, seat)
);
