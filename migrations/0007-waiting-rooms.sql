-- How a waiting room stood from which instant on (µs): strangers of a match with a delay are told how it stood then. No part
-- of the record; a match without a row is not open, and no bot is planned there.
create table rooms (
  match_id text collate "C" not null references matches (id),
  known_at bigint not null,
  -- Whether strangers may take free seats.
  is_open boolean not null,
  -- By seat, the strength of the bot that is to sit there at the start, or null.
  bots jsonb not null,
  primary key (match_id, known_at)
);

-- The match that was created from a match that is over: one for each.
create table rematches (
  match_id text collate "C" primary key references matches (id),
  rematch_id text collate "C" not null unique references matches (id)
);

create or replace function forget_match(forgotten text) returns void language plpgsql as $$
begin
  delete from rooms where match_id = forgotten;
  delete from rematches where forgotten in (match_id, rematch_id);
  delete from standings where match_id = forgotten;
  delete from match_players where match_id = forgotten;
  delete from seats where match_id = forgotten;
  delete from observers where match_id = forgotten;
  delete from matches where id = forgotten;
end $$;
