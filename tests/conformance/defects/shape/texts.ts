import { isSigned, opened, shownRecords, signatureHeaders } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const searched = '/policy/api/ua/policy/search-list'

const robotQuestion = { question: '首次贷款担保怎么申请', sessionId: 'blind-session-0001' }

/** Texts in the form of the tool that they come from: an editor, a search engine, an encoder, the back office. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'clauses with the line breaks of a page',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      for (const clause of data.clauses) clause.text = clause.text.replaceAll('\n', '<br/>')
    }),
    probe: async (ask) => {
      const policies = await shownRecords(ask, '/policy/api/ua/policy/list?size=50')
      const details = await opened(ask, policies, ({ id }) => `/policy/api/ua/policy/detail?id=${id}`)
      return details.some(({ clauses }) => clauses.some(({ text }: { text: string }) => text.includes('<br/>')))
    },
  }),
  shape({
    id: 'an article escaped once more than needed',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => {
      data.content = data.content.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    }),
    probe: async (ask) => {
      const [group] = (await ask('/content/api/ua/help/list', { as: 'visitor' })).data
      const article = await ask(`/content/api/ua/help/detail/${group.articles[0].id}`, { as: 'visitor' })
      return article.data.content.startsWith('&lt;')
    },
  }),
  shape({
    id: 'an answer in bold of HTML',
    operationId: 'answerRobotQuestion',
    write: true,
    reply: inData('answerRobotQuestion', (data) => void (data.text = `<b>答复</b>${data.text}`)),
    probe: async (ask) =>
      (await ask('/consult/api/ua/smart/answer', { as: 'visitor', body: robotQuestion })).data.text.startsWith('<b>'),
  }),
  shape({
    id: 'marks of the search engine in titles',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', (data, passing) => {
      const keyword = passing.url.searchParams.get('keyword')?.trim() ?? ''
      if (keyword === '' || !isSigned(passing)) return
      for (const record of data.records) record.title = record.title.replaceAll(keyword, `<em>${keyword}</em>`)
    }),
    probe: async (ask) => {
      const query = { keyword: '专精特新' }
      const { data } = await ask(`${searched}?${new URLSearchParams(query).toString()}`, {
        as: 'visitor',
        headers: signatureHeaders(query),
      })
      return data.records.some(({ title }: { title: string }) => title.includes('<em>专精特新</em>'))
    },
  }),
  shape({
    id: 'the matching part is what was typed',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', (data, { url }) => {
      const keyword = url.searchParams.get('keyword')?.trim()
      for (const word of [...data.associateWords, ...data.policies]) word.hit = keyword
    }),
    probe: async (ask) => {
      const { data } = await ask('/policy/api/ua/policy/associate?keyword=zhineng', { as: 'visitor' })
      return [...data.associateWords, ...data.policies].some(({ hit }: Loose) => hit === 'zhineng')
    },
  }),
  shape({
    id: 'validity in words of the back office',
    operationId: 'listRecommendedPolicies',
    reply: inData('listRecommendedPolicies', (data) => {
      for (const record of data) if (record.validity === 'EFFECTIVE') record.validityDesc = '生效中'
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/policy/recommendList', { as: 'visitor' })).data[0].validityDesc === '生效中',
  }),
  shape({
    id: 'Base64 in lines of 76 characters',
    operationId: 'getAppletCode',
    reply: inData('getAppletCode', (data) => {
      const [head, content] = data.imageSrc.split(',')
      data.imageSrc = `${head},${content.match(/.{1,76}/g).join('\r\n')}`
    }),
    probe: async (ask) => {
      const [policy] = await shownRecords(ask, '/policy/api/ua/policy/list')
      const { data } = await ask(`/policy/api/ua/applet/code?id=${policy.id}`, { as: 'visitor' })
      return data.imageSrc.includes('\r\n')
    },
  }),
  shape({
    id: 'logo at the address of the object store',
    operationId: 'getFacilitatorCard',
    reply: inData('getFacilitatorCard', (data) => {
      if (data.logo !== null) data.logo = `http://10.20.3.15:9000/portal/${data.id}/logo.png`
    }),
    probe: async (ask) => {
      const shops = await shownRecords(ask, '/enterprise/api/ua/facilitator/list?size=50')
      const cards = await opened(ask, shops, ({ enId }) => `/enterprise/api/member/facilitator/card/${enId}`)
      return cards.some(({ logo }) => logo?.includes('10.20.3.15'))
    },
  }),
]
