-- A match belongs to a node as long as that node is alive. One row a node is renewed, not one a match: so the
-- price of a lease does not grow with the number of matches, and appends never wait for it.
create table nodes (
  id text collate "C" primary key,
  expires_at bigint not null
);

alter table matches
  -- Demo matches are no record of anybody: no search and no standings know them.
  add column kind text not null default 'played' check (kind in ('played', 'demo')),
  -- Spectators are shown everything so much later (µs).
  add column delay_us bigint not null default 0 check (delay_us >= 0),
  -- The tournament that it belongs to.
  add column event text,
  -- When its end was committed (µs).
  add column ended_at bigint;

-- Who created it may manage the seats that nobody has taken yet.
alter table matches add column host_hash text;

-- How a match stood from which commit on: spectators with a delay are told how it stood then.
create table standings (
  match_id text collate "C" not null references matches (id),
  seq integer not null check (seq > 0),
  known_at bigint not null,
  state text not null check (state in ('waiting', 'live', 'over')),
  summary jsonb not null,
  primary key (match_id, seq)
);

-- Who played where, to be searched for.
create table match_players (
  match_id text collate "C" not null references matches (id),
  seat integer not null check (seat >= 0),
  -- In lower case.
  name text collate "C" not null,
  bot text,
  known_at bigint not null,
  primary key (match_id, seat)
);
create index match_players_name on match_players (name, match_id);

-- Casters and organisers: they see everything, and everybody can read in the log that they do.
create table observers (
  match_id text collate "C" not null references matches (id),
  id text collate "C" not null,
  role text not null check (role in ('caster', 'organiser')),
  name text,
  invitation_hash text,
  token_hash text,
  -- A player's public key: whoever sees everything does not play.
  key text,
  -- Recorded in the log: only then the token is good for something.
  admitted boolean not null,
  revoked boolean not null default false,
  primary key (match_id, id)
);

-- The key of who sits there by now: the log has that of who sat down first.
alter table seats add column key text;

-- Every public key that ever sealed a log.
create table seal_keys (
  id text collate "C" primary key,
  public_key text not null unique,
  first_used_at bigint not null
);

-- Logs from elsewhere: apart from the record, and deleted when their owner says so or when they are old.
create table imports (
  id text collate "C" primary key,
  imported_at bigint not null,
  game text not null,
  -- What the log calls itself.
  match_id text not null,
  seal text not null,
  fingerprint text,
  report jsonb not null,
  log bytea not null,
  -- What it takes up, for the sum of all.
  bytes bigint not null check (bytes > 0),
  delete_hash text not null
);
-- A piece of what is not compressed can be read without the rest.
alter table imports alter column log set storage external;
create index imports_kept on imports (imported_at) include (bytes);

create index matches_ended on matches (coalesce(ended_at + delay_us, 9223372036854775807), created_at desc);
create index matches_event on matches (event, created_at desc) where event is not null;
create index matches_created on matches (created_at desc, id desc);

-- What was recorded before there were these tables.
update matches m set
  event = (select e.body::jsonb #>> '{data,options,event,id}' from events e where e.match_id = m.id and e.seq = 1),
  delay_us = coalesce((
    select (e.body::jsonb #>> '{data,options,spectators,delayMs}')::bigint * 1000
    from events e where e.match_id = m.id and e.seq = 1
  ), 0),
  ended_at = case when m.over then (select e.committed_at from events e where e.match_id = m.id and e.seq = m.seq) end;

insert into standings (match_id, seq, known_at, state, summary)
select m.id, m.seq, coalesce(m.ended_at, m.created_at),
  case when m.over then 'over' when m.summary @? '$.players[*] ? (@.name == null)' then 'waiting' else 'live' end,
  m.summary
from matches m;

insert into match_players (match_id, seat, name, bot, known_at)
select m.id, p.seat - 1, lower(p.player ->> 'name'), p.player ->> 'bot', m.created_at
from matches m, jsonb_array_elements(m.summary -> 'players') with ordinality as p (player, seat)
where p.player ->> 'name' is not null;

create index matches_owned on matches (owner) where owner is not null and not over;
