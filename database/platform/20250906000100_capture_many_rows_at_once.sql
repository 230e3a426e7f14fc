-- older programs: run
-- The plan that a connection made for a statement that changes one row served for those that change thousands: it made
-- each old row anew for each new one. Without nested loops it sorts both.
alter function realtime.capture_update() set enable_nestloop = off;
