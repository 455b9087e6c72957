import type { Clock } from '#mocks/time/clock.ts'
import { fileUrl } from '../file/files.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseBindingRow } from '#mocks/services/enterprise/enterpriseRows.ts'
import type { UserRow } from './accountRows.ts'

/** The password of every seeded account. */
export const seedPassword = 'Portal@2026'

type Account = Pick<UserRow, 'id' | 'loginName' | 'nickName' | 'tel'> & {
  disabled?: boolean
  enterprises: Omit<EnterpriseBindingRow, 'userId' | 'auditRemark' | 'bindTime'>[]
}

/**
 * The test accounts, one per situation; sign in with loginName or tel. The first enterprise is the current one. Whether
 * it is a provider is seeded with the facilitators.
 *
 * - member01: provider (PASS) with a business card, and a second enterprise whose binding is still being audited
 * - member02: no enterprise, sees only bind and logout
 * - member03: an ordinary member, its enterprise is no provider
 * - provider01: provider (PASS)
 * - provider02: applied to be a provider (PENDING), may open the resume as provider
 * - disabled01: may not sign in
 */
const accounts: Account[] = [
  {
    id: 'u-1001',
    loginName: 'member01',
    nickName: '示例会员',
    tel: '13800000001',
    enterprises: [
      {
        id: 'b-1001',
        enId: 'en-1001',
        name: '泰兴市江畔精密传动有限公司（示例）',
        bindAudit: 'PASS',
      },
      {
        id: 'b-1002',
        enId: 'en-1002',
        name: '泰兴市银杏新材料有限公司（示例）',
        bindAudit: 'PENDING',
      },
    ],
  },
  { id: 'u-1002', loginName: 'member02', nickName: '新会员', tel: '13800000002', enterprises: [] },
  {
    id: 'u-1003',
    loginName: 'member03',
    nickName: '普通会员',
    tel: '13800000003',
    enterprises: [{ id: 'b-1003', enId: 'en-1003', name: '泰兴市琴韵乐器有限公司（示例）', bindAudit: 'PASS' }],
  },
  {
    id: 'u-2001',
    loginName: 'provider01',
    nickName: '检测服务商',
    tel: '13800000011',
    enterprises: [{ id: 'b-2001', enId: 'en-2001', name: '江畔检测认证服务中心（示例）', bindAudit: 'PASS' }],
  },
  {
    id: 'u-2002',
    loginName: 'provider02',
    nickName: '待审服务商',
    tel: '13800000012',
    enterprises: [{ id: 'b-2005', enId: 'en-2005', name: '明衡财税咨询（示例）', bindAudit: 'PASS' }],
  },
  { id: 'u-9001', loginName: 'disabled01', nickName: '停用账号', tel: '13800000099', disabled: true, enterprises: [] },
]

/** A portrait for member01, drawn for this purpose: a PNG of 96 × 96 pixels. */
const portrait = {
  id: 'f-portrait-01',
  name: 'portrait.png',
  content:
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgAQMAAADYVuV7AAAABlBMVEUAaejo8v+O9yiOAAAAmElEQVR42u3RsRGAIAwFUDgLS0Zg' +
    'FEbT0RjFESwpPL5ilJATzk4tTMUrEsJHqb/uyi4FBvBZAz6jA6YMA4Q6LMDjHBDrGADUsZ0xfgftRduPExm0oxKJiqzFL8j/eaqK' +
    'CFQPzPXHlYHolJvnFm4yCYH7eYJLiMWwPG4/Hztogj9TSzXxNedFAoYQrrCE5QpHiDegPY9NX8YKaQU/ajT1DXIAAAAASUVORK5C' +
    'YII=',
}

export function seedUsers(store: Store, clock: Clock): void {
  const size = Buffer.byteLength(portrait.content, 'base64')
  store.files.insert({ ...portrait, type: 'image/png', size })
  for (const { enterprises, disabled = false, ...account } of accounts) {
    store.users.insert({ ...account, password: seedPassword, disabled })
    for (const [index, enterprise] of enterprises.entries()) {
      const bindTime = `${clock.day(index * 190 - 200)} 10:20:00`
      store.enterpriseBindings.insert({ ...enterprise, userId: account.id, auditRemark: null, bindTime })
    }
  }
  store.users.update('u-1001', { image: fileUrl(portrait.id, portrait.name) })
}
