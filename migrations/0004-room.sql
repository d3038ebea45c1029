-- The events of demo matches, which may be emptied; the record has those of people only.
create table demo_events (like events including defaults including constraints including indexes);
create index matches_demo on matches (created_at desc) where kind = 'demo';

alter table events disable trigger append_only;
with moved as (
  delete from events e using matches m where m.id = e.match_id and m.kind = 'demo' returning e.*
)
insert into demo_events select * from moved;
alter table events enable trigger append_only;

create view all_events as select * from events union all select * from demo_events;

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
    or coalesce(
      (select e.hash from events e where e.match_id = expected.id and e.seq = expected.seq),
      (select e.hash from demo_events e where e.match_id = expected.id and e.seq = expected.seq)
    ) is distinct from expected.hash;
  if lost is not null then
    raise exception 'lost: %', array_to_string(lost, ', ') using errcode = 'GW001', detail = array_to_json(lost);
  end if;
end $$;

-- Said before play begins, or to close a match that never began.
create function is_outside_play(type text) returns boolean language sql immutable as $$
  select type in (
    'game.created', 'seat.taken', 'seat.ready', 'seat.connected', 'seat.disconnected', 'seat.left',
    'observer.admitted', 'game.abandoned', 'game.sealed'
  )
$$;

-- What was played stays for ever, no matter who asks. What was said around it goes with a match that never began, and only
-- where `forget_unbegun` names that match.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if is_outside_play(old.type) and old.match_id = current_setting('getaway.unbegun', true) then
      return old;
    end if;
  end if;
  raise exception 'the record is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation', hint = 'A correction is an event of its own.';
end $$;

-- Forgets matches of people that were created in that time (µs), at least a day ago, in which nothing was ever played
-- and nobody looks after. At most a hundred at a time; gives how many.
create function forget_unbegun(since bigint, before bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day constant bigint := 86400000000;
  unbegun text;
  forgotten integer := 0;
begin
  for unbegun in
    select m.id from matches m
    where m.kind = 'played' and m.created_at >= since and m.created_at < least(before, now_us() - day)
      and not is_looked_after(m) and not has_begun(m.id)
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

create function has_begun(id text) returns boolean language sql stable as
  'select exists (select from events e where e.match_id = id and not is_outside_play(e.type))';

create function is_looked_after(m matches) returns boolean language sql stable as $$
  select not m.over and exists (select from nodes n where n.id = m.owner and n.expires_at > now_us())
$$;

-- What is derived from a match's events, and who could do what in it.
create function forget_match(forgotten text) returns void language plpgsql as $$
begin
  delete from standings where match_id = forgotten;
  delete from match_players where match_id = forgotten;
  delete from seats where match_id = forgotten;
  delete from observers where match_id = forgotten;
  delete from matches where id = forgotten;
end $$;

-- Forgets demo matches that are over, all but the newest.
create function forget_demos(kept integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  demo text;
  forgotten integer := 0;
begin
  for demo in
    select id from matches where kind = 'demo' and over order by created_at desc offset kept
  loop
    delete from demo_events where match_id = demo;
    perform forget_match(demo);
    forgotten := forgotten + 1;
  end loop;
  return forgotten;
end $$;

revoke execute on function forget_unbegun(bigint, bigint), forget_demos(integer), forget_match(text) from public;
