-- Whether a node reaches the others: one that alone does not gives its matches up.
alter table nodes add column is_connected boolean not null default true;

-- What only one node has, in its memory: by what it is known, and that node.
create table homes (
  key text collate "C" primary key,
  node text collate "C" not null
);
