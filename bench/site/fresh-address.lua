-- Asks for an address that nobody has asked for before, so that the page has to be made. Each request comes from another
-- visitor: pages of one network are rendered one after the other.
local parameter = ''
local turn = 0
local count = 0

function init(args)
  parameter = args[1]
  turn = args[2]
end

function request()
  count = count + 1
  local visitor = string.format('10.%d.%d.%d', count / 65536 % 256, count / 256 % 256, count % 256)
  local headers = { ['accept-encoding'] = 'gzip, deflate, br', ['x-forwarded-for'] = visitor }
  return wrk.format('GET', wrk.path .. '?' .. parameter .. '=' .. turn .. '-' .. count, headers)
end
