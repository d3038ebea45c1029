-- Appends events to matches of one kind, or fails with those matches that do not have the event that their owner takes for
-- the last, or whose owner is of another epoch; that nothing follows that event yet is for the primary key to say. The
-- locks come first: what is read after them was committed before them, and no claim comes in between until this
-- transaction is over.
create function append_events(
  kind text,
  ids text[], heads integer[], head_hashes text[], epochs bigint[],
  match_ids text[], seqs integer[], types text[], ats bigint[], receiveds bigint[], actors text[], row_epochs bigint[],
  command_ids text[], command_digests text[], bodies text[], hashes text[]
) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare lost text[];
begin
  perform pg_advisory_xact_lock_shared(lock_of_match(id)) from unnest(ids) id;
  select array_agg(expected.id) into lost
  from unnest(ids, heads, head_hashes, epochs) expected (id, seq, hash, epoch)
  where (select m.epoch from matches m where m.id = expected.id) is distinct from expected.epoch
    or coalesce(
      (select e.hash from events e where e.match_id = expected.id and e.seq = expected.seq),
      (select e.hash from demo_events e where e.match_id = expected.id and e.seq = expected.seq)
    ) is distinct from expected.hash;
  if lost is not null then
    raise exception 'lost: %', array_to_string(lost, ', ') using errcode = 'GW001', detail = array_to_json(lost);
  end if;
  if kind = 'demo' then
    insert into demo_events
      (match_id, seq, type, at, received, actor, epoch, command_id, command_digest, body, hash)
    select * from unnest(
      match_ids, seqs, types, ats, receiveds, actors, row_epochs, command_ids, command_digests, bodies, hashes
    );
  else
    insert into events
      (match_id, seq, type, at, received, actor, epoch, command_id, command_digest, body, hash)
    select * from unnest(
      match_ids, seqs, types, ats, receiveds, actors, row_epochs, command_ids, command_digests, bodies, hashes
    );
  end if;
end $$;

drop function expect_heads(text[], integer[], text[], bigint[]);
