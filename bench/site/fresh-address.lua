-- Asks for an address that nobody has asked for before, so that the page has to be made.
local turn = 0
local count = 0

function init(args)
  turn = args[1]
end

function request()
  count = count + 1
  return wrk.format('GET', wrk.path .. '?utm_source=' .. turn .. '-' .. count)
end
