-- Sends requests as browsers do, of 256 visitors in turns: the product restricts a network that keeps it busy.
local visitors = 256
local requests = {}
local count = 0

function init()
  for visitor = 0, visitors - 1 do
    local headers = { ['accept-encoding'] = 'gzip, deflate, br', ['x-forwarded-for'] = '192.0.2.' .. visitor }
    requests[visitor] = wrk.format('GET', wrk.path, headers)
  end
end

function request()
  count = (count + 1) % visitors
  return requests[count]
end
