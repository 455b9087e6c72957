import { type Defect, type Loose, changeBody, onRequest } from '../../defect.ts'

const session = 'conformance-probe-0021'

const lastYear = new Date().getFullYear() - 1

const scan = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=scan.pdf'

const isWeak = (typed: string) =>
  typed.length < 8 || [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(typed)).length < 3

export const validationDefects: Defect[] = [
  {
    // NewPassword: three of four kinds of characters, or 3000.
    id: 'a weak password is as good as a strong one',
    group: 'validation',
    operationId: 'changePassword',
    write: true,
    login: 'password',
    request: onRequest('changePassword', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['newPassword'] === 'string' && isWeak(body['newPassword'])) body['newPassword'] = 'Mended@2026'
      }),
    ),
    probe: async (ask) => {
      const body = { oldPassword: 'Portal@2026', newPassword: 'abcdefgh' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  },
  {
    // EventSignForm: not more than the event’s perEnLimit.
    id: 'more people than an event takes of one enterprise',
    group: 'validation',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) =>
      changeBody(passing, (body) => {
        const count = body['attendCount']
        if (typeof count === 'number' && count > 2 && count <= 100) body['attendCount'] = 2
      }),
    ),
    probe: async (ask) => {
      const person = { name: '周示例', mobile: '13800000077', attendCount: 5, extra: [], agree: true }
      const body = { eventId: 'ev-1002', enId: 'en-1001', ...person }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body })).code === '200'
    },
  },
  {
    // RobotAnswerForm: 3000 without either of the two.
    id: 'an answer to nothing that was asked',
    group: 'validation',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', (passing) =>
      changeBody(passing, (body) => {
        if (body['questionId'] === undefined) body['question'] ??= '您好'
      }),
    ),
    probe: async (ask) => (await ask('/consult/api/ua/smart/answer', { body: { sessionId: session } })).code === '200',
  },
  {
    // ToolTrialForm: 3000 with the inputs of two tools.
    id: 'of two tools at once the first is calculated',
    group: 'validation',
    operationId: 'previewToolResult',
    request: onRequest('previewToolResult', (passing) =>
      changeBody(passing, (body) => {
        const [, ...others] = Object.keys(body).filter((tool) => !tool.startsWith('tecEn'))
        for (const tool of others) delete body[tool]
      }),
    ),
    probe: async (ask) => {
      const body = { scale: { industry: 'AGRI', operatingIncome: 60 }, cloud: { monthsOfUse: 3 } }
      return (await ask('/consult/api/ua/tool/preview', { body, as: 'visitor' })).code === '200'
    },
  },
  {
    // ResourceFields: x-order.
    id: 'granted before it was applied for',
    group: 'validation',
    operationId: 'savePatentResource',
    write: true,
    request: onRequest('savePatentResource', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (body.applyDate > body.grantDate) [body.applyDate, body.grantDate] = [body.grantDate, body.applyDate]
      }),
    ),
    probe: async (ask) => {
      const dates = { applyDate: '2024-08-20', grantDate: '2022-04-15' }
      const body = { submit: false, enId: 'en-1001', title: '待完善的专利资料', ...dates }
      return (await ask('/supanddem/api/customer/resource/save/patent', { body })).code === '200'
    },
  },
  {
    // ManagementRecord: always the last calendar year (§5).
    id: 'figures of any year',
    group: 'validation',
    operationId: 'saveEnterpriseManagement',
    write: true,
    request: onRequest('saveEnterpriseManagement', (passing) =>
      changeBody(passing, ({ managementDTOList: list }: Loose) => {
        if (Array.isArray(list) && list.length === 1 && list[0]?.year >= 2000 && list[0].year <= 2100)
          list[0].year = lastYear
      }),
    ),
    probe: async (ask) => {
      const amounts = { totalAsset: 1, netProfit: 1, tax: 1, mainBusinessIncome: 1, developInput: 1 }
      const body = { enId: 'en-1001', managementDTOList: [{ year: lastYear - 2, ...amounts }] }
      return (await ask('/enterprise/api/member/en/save/management?enId=en-1001', { body })).code === '200'
    },
  },
  {
    // ElectricityCertificateForm: a PDF (x-file).
    id: 'a letter in place of the scan',
    group: 'validation',
    operationId: 'saveElectricityCertificate',
    write: true,
    request: onRequest('saveElectricityCertificate', (passing) =>
      changeBody(passing, ({ pdfFile }: Loose) => {
        if (/\.docx?$/.test(pdfFile?.name ?? '')) Object.assign(pdfFile, { name: 'scan.pdf', url: scan })
      }),
    ),
    probe: async (ask) => {
      const [{ wordFile }] = (await ask('/enterprise/api/member/en/electricity/list')).data.records
      const body = { enId: 'en-1001', wordFile, pdfFile: wordFile }
      return (await ask('/enterprise/api/member/en/electricity/save', { body })).code === '200'
    },
  },
  {
    // MessageIdList: fifty at most.
    id: 'more visits at once than may be deleted',
    group: 'validation',
    operationId: 'deleteHistory',
    write: true,
    request: onRequest('deleteHistory', ({ url: { searchParams } }) => {
      const ids = searchParams.get('ids')
      if (ids !== null) searchParams.set('ids', ids.split(',').slice(0, 50).join(','))
    }),
    probe: async (ask) => {
      const ids = ['hi-seed-1', ...Array.from({ length: 50 }, (_, at) => `hi-none-${at}`)].join(',')
      return (await ask(`/message/api/history/delete?ids=${ids}`, { method: 'DELETE' })).code === '200'
    },
  },
  {
    // PolicyClockTime: 23:59 at the latest.
    id: 'quiet until half past twenty-four',
    group: 'validation',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        for (const name of ['quietStart', 'quietEnd'])
          if (/^(2[4-9]|[3-9]\d):\d\d$/.test(String(body[name]))) body[name] = '00:30'
      }),
    ),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: [], quietEnd: '24:30' } })).code === '200',
  },
]
