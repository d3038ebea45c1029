-- Tournaments: each is a log of its own, as append-only as the record of matches.
create table tournaments (
  id text collate "C" primary key,
  created_at bigint not null
);

create table tournament_events (
  tournament_id text collate "C" not null references tournaments (id),
  seq integer not null check (seq > 0),
  type text not null,
  -- Instants are µs since the Unix epoch.
  at bigint not null,
  committed_at bigint not null default now_us(),
  -- The id of somebody of the staff, 'server', or the seat of a match for whom the server speaks.
  actor text collate "C" not null,
  -- The match that it is about.
  match_id text collate "C",
  -- The wish that this and the events after it are the answer to, and what it said.
  command_id text collate "C",
  command_digest text,
  body text not null,
  hash text not null,
  primary key (tournament_id, seq)
);
create unique index tournament_events_command on tournament_events (tournament_id, actor, command_id)
  where command_id is not null;
create unique index tournament_events_sealed on tournament_events (match_id) where type = 'match.sealed';

create function refuse_rewriting_tournaments() returns trigger language plpgsql as $$
begin
  raise exception 'the record is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation', hint = 'A correction is an event of its own.';
end $$;
create trigger append_only before update or delete on tournament_events
  for each row execute function refuse_rewriting_tournaments();
create trigger never_emptied before truncate on tournament_events
  for each statement execute function refuse_rewriting_tournaments();

-- Organisers and casters of a tournament. Secrets are kept as SHA-256 only.
create table tournament_staff (
  tournament_id text collate "C" not null references tournaments (id),
  id text collate "C" not null,
  role text not null check (role in ('organiser', 'caster')),
  name text,
  invitation_hash text,
  token_hash text unique,
  -- A player's public key: nobody of the staff plays.
  key text,
  -- The secret from which invitations are derived, to be read only with the invitation or the token.
  wrapped text not null,
  -- The tournament's log, and the logs of all its matches, name this person: only then the token is good for something.
  admitted boolean not null default false,
  revoked boolean not null default false,
  primary key (tournament_id, id)
);

-- Set for matches that were created by the tournament's staff; `event` anybody may write.
alter table matches add column tournament text collate "C" references tournaments (id);
create index matches_tournament on matches (tournament, created_at) where tournament is not null;

-- As before, but that the matches of tournaments stay: their tournament's log names them.
create or replace function forget_unbegun(since bigint, before bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day constant bigint := 86400000000;
  unbegun text;
  forgotten integer := 0;
begin
  for unbegun in
    select m.id from matches m
    where m.kind = 'played' and m.created_at >= since and m.created_at < least(before, now_us() - day)
      and m.tournament is null and not is_looked_after(m) and not has_begun(m.id)
    limit 100
  loop
    perform pg_advisory_xact_lock(lock_of_match(unbegun));
    -- An owner may have come in between; from here on none does.
    continue when (select is_looked_after(m) or has_begun(m.id) from matches m where m.id = unbegun for update);
    perform set_config('getaway.unbegun', unbegun, true);
    delete from events where match_id = unbegun;
    perform set_config('getaway.unbegun', '', true);
    perform forget_match(unbegun);
    forgotten := forgotten + 1;
  end loop;
  return forgotten;
end $$;
