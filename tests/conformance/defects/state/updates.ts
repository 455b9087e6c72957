import { type Defect, type Loose, changeBody, envelopeOf, inData, onRequest, remembering } from '../../defect.ts'
import { state } from '../../groups.ts'

const tags = '/policy/api/customer/tag'

/** Statements that write less than was sent, or more than was asked for. */
export const stateDefects: Defect[] = [
  state({
    id: 'a misspelt column of a project',
    operationId: 'saveEnterpriseProject',
    request: onRequest('saveEnterpriseProject', (passing) => {
      changeBody(passing, (body) => {
        if (/^\d{4}-\d\d-\d\d$/.test(String(body['projectOpreateDate']))) body['projectOpreateDate'] = null
      })
    }),
    probe: async (ask) => {
      const body = { projectTotalInvestAmount: 1200, projectOpreateDate: '2026-09-30', projectState: null }
      await ask('/enterprise/api/member/en/save/project?enId=en-1001', { body })
      return (await ask('/enterprise/api/member/en/project?enId=en-1001')).data.projectOpreateDate === null
    },
  }),
  state({
    id: 'the receipt of an application is not kept',
    operationId: 'saveDeclareRecord',
    request: onRequest('saveDeclareRecord', (passing) => {
      changeBody(passing, (body) => {
        const given = body['receiptNo']
        if (typeof given === 'string' && given.trim() !== '' && given.length <= 50) delete body['receiptNo']
      })
    }),
    probe: async (ask) => {
      const records = '/policy/api/customer/declare'
      const submitDate = new Date().toISOString().slice(0, 10)
      const [batch] = (await ask('/policy/api/ua/declare/page?declareState=ENDING')).data.records
      const body = { declarationId: batch.id, enId: 'en-1001', submitDate, receiptNo: '示例〔2026〕0186号' }
      const { id } = (await ask(`${records}/save`, { body })).data
      return (await ask(`${records}/detail?id=${id}`)).data.receiptNo === undefined
    },
  }),
  state({
    id: 'the whole subscription goes with its tags',
    operationId: 'deleteAllTags',
    ...remembering(
      () => ({ isGone: false }),
      (memory, returning, { operationId }) => {
        const isDone = envelopeOf(returning)?.['returnCode'] === '200'
        if (isDone && operationId === 'deleteAllTags') memory.isGone = true
        if (isDone && operationId === 'subscribeTags') memory.isGone = false
        if (memory.isGone)
          inData('listMySubscribedTags', (saved) => ({ ...saved, departments: [], levels: [] }))(returning, {
            operationId,
          } as Loose)
      },
    ),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, {
        body: { tagIds: ['t-101'], departments: ['市工业和信息化局'], levels: ['CITY'] },
      })
      await ask(`${tags}/deleteAll`, { method: 'DELETE' })
      return (await ask(`${tags}/mySubscribe`)).data.departments.length === 0
    },
  }),
  state({
    id: 'patents behind an achievement are not kept',
    operationId: 'saveAchievementResource',
    request: onRequest('saveAchievementResource', (passing) => {
      changeBody(passing, (body) => {
        const given = body['patentNos']
        if (Array.isArray(given) && given.every((each) => /^ZL\d{12}\.\d$/.test(String(each)))) delete body['patentNos']
      })
    }),
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '待完善的科技成果资料', patentNos: ['ZL202310123456.7'] }
      const { id } = (await ask('/supanddem/api/customer/resource/save/achievement', { body: draft })).data
      const { patentNos } = (await ask(`/supanddem/api/customer/resource/myDetail?id=${id}`)).data
      return (patentNos ?? []).length === 0
    },
  }),
  state({
    id: 'a reply longer than its column',
    operationId: 'saveDockingEvaluationReply',
    request: onRequest('saveDockingEvaluationReply', (passing) => {
      changeBody(passing, (body) => {
        const given = body['reply']
        if (typeof given === 'string' && given.length <= 300) body['reply'] = given.slice(0, 100)
      })
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/evaluation/myList?direction=RECEIVED'
      const { id } = (await ask(list)).data.records.find(({ reply }: Loose) => reply === undefined)
      await ask('/supanddem/api/customer/evaluation/reply', { method: 'PUT', body: { id, reply: '谢'.repeat(150) } })
      return (await ask(list)).data.records.find((each: Loose) => each.id === id).reply.length === 100
    },
  }),
  state({
    id: 'an evaluation does not become anonymous',
    operationId: 'updateFacilitatorEvaluation',
    request: onRequest('updateFacilitatorEvaluation', (passing) => {
      changeBody(passing, (body) => {
        if (body['anonymous'] === true) body['anonymous'] = false
      })
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/member/facilitator/evaluate'
      const [{ id, overall, scores }] = (await ask(list)).data.records
      const body = { id, overall, scores, tags: [], content: '两天内给出三家银行的方案。', anonymous: true }
      await ask(list, { method: 'PUT', body })
      const [after] = (await ask(list)).data.records
      return after.content === body.content && after.anonymous === false
    },
  }),
  state({
    id: 'the owner’s reply is not kept',
    operationId: 'updateResourceDockingStatus',
    request: onRequest('updateResourceDockingStatus', (passing) => {
      changeBody(passing, (body) => {
        const given = body['ownerReply']
        if (body['action'] === 'ACCEPT' && typeof given === 'string' && given.length < 501) delete body['ownerReply']
      })
    }),
    probe: async (ask) => {
      const docking = '/supanddem/api/customer/resource/docking'
      const [{ id }] = (await ask(`${docking}/list?role=OWNER&status=PENDING`)).data.records
      const body = { id, action: 'ACCEPT', ownerReply: '请于周二上午送样。' }
      await ask(`${docking}/updateStatus`, { method: 'PUT', body })
      const after = (await ask(`${docking}/detail?id=${id}`)).data
      return after.status === 'ACCEPTED' && !JSON.stringify(after).includes(body.ownerReply)
    },
  }),
]
