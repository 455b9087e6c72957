import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

/** Whatever the operation says of a refusal, the filter before it says the same of all. */
function recoded(operationId: string, from: string, to: string): Pick<Defect, 'operationId' | 'reply'> {
  return {
    operationId,
    reply: onReply(operationId, (returning) => {
      if (codeOf(returning) === from) setJson(returning, { ...envelopeOf(returning), returnCode: to })
    }),
  }
}

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const refusalsDefects: Defect[] = [
  {
    id: 'what is wrong is HTTP 400',
    group: 'refusals',
    operationId: 'searchEnterprises',
    reply: onReply('searchEnterprises', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '3000') returning.status = 400
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list?name=a&size=0')).status === 400,
  },
  {
    id: 'the words of the framework',
    group: 'refusals',
    operationId: 'getCalendarYear',
    reply: onReply('getCalendarYear', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((each) => ({ ...each, errorMessage: 'must not be null' }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/year')).text.includes('must not be null'),
  },
  {
    id: 'the number in the refusal',
    group: 'refusals',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    reply: onReply('sendRegisterSmsCaptcha', (returning, { url }) => {
      const envelope = envelopeOf(returning)
      if (envelope === undefined || envelope['returnCode'] === '200') return
      setJson(returning, { ...envelope, errorMessage: `手机号 ${url.searchParams.get('tel')} 暂时不能接收短信` })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/register/sms-captcha?tel=19900000005&type=register'
      await ask(target)
      return (await ask(target)).text.includes('手机号 19900000005')
    },
  },
  {
    id: 'a parameter without its name',
    group: 'refusals',
    operationId: 'listCustomerDemands',
    reply: onReply('listCustomerDemands', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const data = (envelope['data'] as Loose[]).map((each, at) => ({ ...each, field: `query.arg${at}` }))
      setJson(returning, { ...envelope, data })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/demandList?size=0')).data[0].field === 'query.arg0',
  },
  {
    id: 'the words of a stack trace',
    group: 'refusals',
    operationId: 'listAttracts',
    reply: onReply('listAttracts', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] !== '3000') return
      const errorMessage = 'java.lang.NumberFormatException: For input string at com.example.AttractController(81)'
      setJson(returning, { ...envelope, errorMessage })
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=many')).text.includes('java.lang'),
  },
  {
    id: 'only the first fault is told',
    group: 'refusals',
    operationId: 'listResources',
    reply: onReply('listResources', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '3000')
        setJson(returning, { ...envelope, data: (envelope['data'] as unknown[]).slice(0, 1) })
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/list?current=0&size=999')).data.length === 1,
  },
  refusals({
    id: 'a calculation that never was is somebody else’s',
    ...recoded('getToolResult', '4040', '4030'),
    probe: async (ask) => (await ask('/consult/api/customer/tool/history/detail?id=tr-none')).code === '4030',
  }),
  refusals({
    id: 'a policy that never was may not be read',
    ...recoded('getPolicyDetail', '4040', '4030'),
    probe: async (ask) => (await ask('/policy/api/ua/policy/detail?id=p-none')).code === '4030',
  }),
  {
    id: 'an unknown short code leads to the first page',
    group: 'refusals',
    operationId: 'getAppletCodeNew',
    reply: onReply('getAppletCodeNew', (returning) => {
      const imageSrc = `data:image/png;base64,${picture}`
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        setJson(returning, { returnCode: '200', data: { imageSrc, linkUrl: '/' } })
    }),
    probe: async (ask) => (await ask('/policy/api/ua/applet/codeNew?scene=nobodyKnowsIt')).code === '200',
  },
  {
    id: 'wait although nothing was too often',
    group: 'refusals',
    operationId: 'getToolResult',
    reply: onReply('getToolResult', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4040') setJson(returning, { ...envelope, retryAfter: 60 })
    }),
    probe: async (ask) =>
      (await ask('/consult/api/customer/tool/history/detail?id=nobody')).text.includes('"retryAfter":60'),
  },
]
