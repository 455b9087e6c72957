import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchCall } from './watchedCall.ts'

const timeout = 1000
const piece = new Uint8Array(1)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An upload whose body the test controls, and the bytes that the gateway receives. */
function upload() {
  const visitor = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 9 })
  const writer = visitor.writable.getWriter()
  const call = watchCall(visitor.readable, timeout)
  const reader = call.body?.getReader()
  if (reader === undefined) throw new Error('The call has a body')
  return { call, writer, reader }
}

test('an upload may take as long as it likes, as long as bytes are moving', async () => {
  const { call, writer, reader } = upload()
  for (let sent = 0; sent < 5; sent += 1) {
    await vi.advanceTimersByTimeAsync(timeout - 1)
    void writer.write(piece)
    await reader.read()
  }
  void writer.close()
  expect((await reader.read()).done).toBe(true)
  await vi.advanceTimersByTimeAsync(timeout - 1)
  expect(call.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(call.signal.reason).toMatchObject({ name: 'TimeoutError' })
  expect(call.isVisitorsFault()).toBe(false)
})

test('a visitor who stops sending is given up, and it does not count against the gateway', async () => {
  const { call, writer, reader } = upload()
  void writer.write(piece)
  await reader.read()
  void reader.read()
  await vi.advanceTimersByTimeAsync(timeout)
  expect(call.signal.aborted).toBe(true)
  expect(call.isVisitorsFault()).toBe(true)
})

test('a gateway that stops reading is given up, and it does not count against the visitor', async () => {
  const { call, writer, reader } = upload()
  void writer.write(piece)
  await reader.read()
  await vi.advanceTimersByTimeAsync(timeout)
  expect(call.signal.aborted).toBe(true)
  expect(call.isVisitorsFault()).toBe(false)
})

test("a body that breaks off is the visitor's fault", async () => {
  const { call, writer, reader } = upload()
  void writer.abort(new Error('too large')).catch(() => {})
  await expect(reader.read()).rejects.toThrow('too large')
  expect(call.isVisitorsFault()).toBe(true)
})

test.each([true, false])(
  'once the reply has begun the upload is no longer watched (more to send: %s)',
  async (sendsOn) => {
    const { call, writer, reader } = upload()
    call.end()
    if (sendsOn) {
      void writer.write(piece)
      await reader.read()
    }
    await vi.advanceTimersByTimeAsync(10 * timeout)
    expect(call.signal.aborted).toBe(false)
  },
)

test('a reply that stalls is given up, one that its visitor reads slowly is not', async () => {
  const gateway = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 9 })
  const writer = gateway.writable.getWriter()
  const call = watchCall(null, timeout)
  const reader = call.watchReply(gateway.readable).getReader()
  void writer.write(piece)
  await vi.advanceTimersByTimeAsync(10 * timeout)
  await reader.read()
  await vi.advanceTimersByTimeAsync(10 * timeout)
  expect(call.signal.aborted).toBe(false)
  void reader.read()
  await vi.advanceTimersByTimeAsync(timeout)
  expect(call.signal.aborted).toBe(true)
  expect(call.isVisitorsFault()).toBe(false)
})

test('a reply may take as long as it likes, as long as bytes are moving', async () => {
  const gateway = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 9 })
  const writer = gateway.writable.getWriter()
  const call = watchCall(null, timeout)
  await vi.advanceTimersByTimeAsync(timeout - 1)
  const reader = call.watchReply(gateway.readable).getReader()
  for (let came = 0; came < 5; came += 1) {
    const next = reader.read()
    await vi.advanceTimersByTimeAsync(timeout - 1)
    void writer.write(piece)
    await next
  }
  expect(call.signal.aborted).toBe(false)
})

test('a reply that has ended is no longer watched', async () => {
  const call = watchCall(null, timeout)
  const reader = call.watchReply(new Blob(['a']).stream()).getReader()
  while (!(await reader.read()).done);
  await vi.advanceTimersByTimeAsync(10 * timeout)
  expect(call.signal.aborted).toBe(false)
})

test('a call without a body waits only for the gateway', async () => {
  const call = watchCall(null, timeout)
  expect(call.body).toBeNull()
  await vi.advanceTimersByTimeAsync(timeout)
  expect(call.signal.aborted).toBe(true)
  expect(call.isVisitorsFault()).toBe(false)
})
