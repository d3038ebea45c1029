-- A match's head is its last event: what only repeats it goes, so that an append writes nothing but events.
alter table matches drop column seq, drop column hash;

-- One table: the partitions by hash served no query, and each row had to find its own.
create table whole_events (
  match_id text collate "C" not null,
  seq integer not null check (seq > 0),
  type text not null,
  at bigint not null,
  received bigint,
  committed_at bigint not null default now_us(),
  actor text collate "C" not null,
  epoch bigint not null,
  command_id text collate "C",
  command_digest text,
  body text not null,
  hash text not null
);
insert into whole_events
select match_id, seq, type, at, received, committed_at, actor, epoch, command_id, command_digest, body, hash
from events order by match_id, seq;
drop table events;
alter table whole_events rename to events;
alter table events add primary key (match_id, seq);
create unique index events_command on events (match_id, actor, command_id) where command_id is not null;

create trigger append_only before update or delete on events
  for each row execute function refuse_rewriting();
create trigger never_emptied before truncate on events
  for each statement execute function refuse_rewriting();

-- What appends to a match share, and a claim has for itself.
create function lock_of_match(id text) returns bigint language sql immutable as 'select hashtextextended(id, 0)';

-- Fails with the matches that do not have that event, or whose owner is of another epoch; that nothing follows the
-- event yet is for the primary key to say. The locks come first: what is read after them was committed before them,
-- and no claim comes in between until this transaction is over.
create function expect_heads(ids text[], seqs integer[], hashes text[], epochs bigint[]) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare lost text[];
begin
  perform pg_advisory_xact_lock_shared(lock_of_match(id)) from unnest(ids) id;
  select array_agg(expected.id) into lost
  from unnest(ids, seqs, hashes, epochs) expected (id, seq, hash, epoch)
  where (select m.epoch from matches m where m.id = expected.id) is distinct from expected.epoch
    or (select e.hash from events e where e.match_id = expected.id and e.seq = expected.seq)
      is distinct from expected.hash;
  if lost is not null then
    raise exception 'lost: %', array_to_string(lost, ', ') using errcode = 'GW001', detail = array_to_json(lost);
  end if;
end $$;
