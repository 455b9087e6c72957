import { expect, test } from 'vitest'
import { contactPatterns } from './contactPatterns.ts'

const { mobile, landline, email, url } = contactPatterns

test('5-56 a mobile number is 11 digits starting with 1', () => {
  expect(mobile.test('13800000001')).toBe(true)
  for (const tel of ['1380000000', '138000000011', '23800000001', '138-0000-0001']) expect(mobile.test(tel)).toBe(false)
})

test('5-57 a landline number may have an area code and an extension', () => {
  for (const tel of ['80002001', '0523-80002001', '052380002001', '0523-80002001-8001']) {
    expect(landline.test(tel)).toBe(true)
  }
  for (const tel of ['800020', '523-80002001', '0523-80002001-', '13800000001']) expect(landline.test(tel)).toBe(false)
})

test('5-58 an e-mail address has a name and a host with a dot', () => {
  expect(email.test('contact@en-2001.example')).toBe(true)
  for (const text of ['contact', 'contact@', '@en.example', 'contact@host', 'a b@en.example', 'a@en..example']) {
    expect(email.test(text)).toBe(false)
  }
})

test('5-59 a URL begins with http or https and a host', () => {
  expect(url.test('https://www.en-2001.example/a?b=1')).toBe(true)
  for (const text of ['www.en-2001.example', 'javascript:alert(1)', 'https://', 'https:// x']) {
    expect(url.test(text)).toBe(false)
  }
})
