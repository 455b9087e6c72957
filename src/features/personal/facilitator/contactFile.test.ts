import { expect, test } from 'vitest'
import { contactCode, contactFile } from './contactFile.ts'

const card = {
  id: 'fa-1001',
  logo: null,
  name: '泰兴市江畔精密传动有限公司（示例）',
  contacts: '周示例',
  contactsPosition: '市场部经理',
  tel: '0523-80000001',
  email: 'service@jiangpan.example',
  address: '江苏省泰州市泰兴市示例路 1 号; 3 楼, 东侧',
  slogan: '减速机选型与状态监测一站式服务',
}
const store = 'https://portal.example/qw/supply-demand/provider/detail?id=fa-1001'

test('the card identifies its owner in lines that every program can read', () => {
  const file = contactFile(card, store)
  const lines = contactCode(file).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCARD')
  expect(lines).toContain('FN:周示例')
  expect(lines).toContain('ORG:泰兴市江畔精密传动有限公司（示例）')
  expect(lines).toContain('TITLE:市场部经理')
  expect(lines).toContain('TEL;TYPE=WORK:0523-80000001')
  expect(lines).toContain(`URL:${store}`)
  // An escaped separator within a value is not a separator.
  expect(lines.find((line) => line.startsWith('ADR'))).toContain('示例路 1 号\\; 3 楼\\, 东侧')
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
})

test('missing details are left out', () => {
  const { tel: _tel, email: _email, address: _address, ...bare } = card
  const file = contactFile({ ...bare, contactsPosition: '', slogan: '' }, store)
  for (const name of ['TEL', 'EMAIL', 'ADR', 'TITLE', 'NOTE']) expect(file).not.toContain(`\r\n${name}`)
})
