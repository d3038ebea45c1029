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
