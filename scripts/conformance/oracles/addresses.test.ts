import { expect, test } from 'vitest'
import { reachOf, unreachableHost } from './addresses.ts'

test.for([
  ['127.0.0.1', 'machine'],
  ['localhost', 'machine'],
  ['[::1]', 'machine'],
  ['10.12.0.31', 'network'],
  ['172.31.0.1', 'network'],
  ['172.32.0.1', 'everywhere'],
  ['minio', 'network'],
  ['files.internal', 'network'],
  ['[fd00::1]', 'network'],
  ['www.example.gov.cn', 'everywhere'],
  ['100.128.0.1', 'everywhere'],
] as const)('%s is reached from its %s', ([host, reach]) => {
  expect(reachOf(host)).toBe(reach)
})

test('an address is as public as the gateway', () => {
  const picture = 'http://10.12.0.31:9000/a.png'
  expect(unreachableHost(picture, 'gateway.example.gov.cn')).toBe('10.12.0.31')
  expect(unreachableHost(picture, '10.0.0.5')).toBeUndefined()
  expect(unreachableHost('http://localhost/a.png', '10.0.0.5')).toBe('localhost')
  expect(unreachableHost('<p><img src="http://192.168.1.2/a.png"></p>', 'gateway.example.gov.cn')).toBe('192.168.1.2')
  expect(unreachableHost('https://www.example.gov.cn/a.png', '127.0.0.1')).toBeUndefined()
  expect(unreachableHost('/uaa/api/file/download?filePath=1', 'gateway.example.gov.cn')).toBeUndefined()
})
