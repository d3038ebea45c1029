-- Whose an import is: a hash of the address under a key that is not in the database, so that what is kept can be shared out
-- fairly and nobody reads addresses here. What was imported before counts for nobody.
alter table imports add column address_hash text collate "C";
create index imports_of_address on imports (address_hash) include (bytes) where address_hash is not null;
