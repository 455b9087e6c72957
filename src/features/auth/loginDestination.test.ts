import { expect, test } from 'vitest'
import { addressSearch } from '../../addressSearch.ts'
import { loginDestinationSchema } from './loginDestination.ts'

test.each(['8e12345678', '123', 'true', 'null', '{"page":"home"}', 'Zm9vPT0=', '1934567890123456789'])(
  'the state of an application (%s) is kept unchanged',
  (state) => {
    const search = addressSearch.parseSearch(`?clientId=app-1&state=${encodeURIComponent(state)}`)
    expect(loginDestinationSchema(search)).toMatchObject({ clientId: 'app-1', state })
  },
)

test('what an address does not contain is absent', () => {
  expect(loginDestinationSchema({})).toEqual({})
})
