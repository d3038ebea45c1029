-- The public key that a player named, so that their matches can be found by it.
alter table match_players add column key text;
update match_players p set key = m.summary->'players'->p.seat->>'key' from matches m where m.id = p.match_id;
create index match_players_key on match_players (key, match_id) where key is not null;
