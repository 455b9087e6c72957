import { type Defect, type Loose, type Returning, codeOf, envelopeOf, jsonReply } from '../../defect.ts'
import { onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'
import { declareList } from '../shared/addresses.ts'

/** Does something to the refusals of an operation that have this code. */
const refusing = (
  operationId: string,
  code: string,
  change: (returning: Returning) => void,
): Pick<Defect, 'operationId' | 'reply'> => ({
  operationId,
  reply: onReply(operationId, (returning) => {
    if (codeOf(returning) === code) change(returning)
  }),
})

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'an enterprise that is bound already is an error of the database',
    write: true,
    ...refusing('bindEnterprise', '4090', (returning) => {
      const errorMessage = "Duplicate entry 'u-1001-en-1001' for key 'uk_member_enterprise'"
      Object.assign(returning, jsonReply({ returnCode: '5000', errorMessage }))
    }),
    probe: async (ask) => {
      const { code, text } = await ask('/enterprise/api/member/en/bind', { method: 'PUT', body: { enId: 'en-1001' } })
      return code === '5000' && text.includes('Duplicate')
    },
  }),
  refusals({
    id: 'a demand that may not be deleted is not found',
    write: true,
    ...refusing('deleteDemand', '4090', (returning) => {
      setJson(returning, { returnCode: '4040', errorMessage: '数据不存在或已删除' })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/delete?id=de-1016', { method: 'DELETE' })).code === '4040',
  }),
  refusals({
    id: 'an unknown plot is told under HTTP 404',
    ...refusing('getLandResourceDetail', '4040', (returning) => void (returning.status = 404)),
    probe: async (ask) => (await ask('/investment/api/landResource/detail?id=ld-9999')).status === 404,
  }),
  refusals({
    id: 'the refused fields are named without where they are',
    ...refusing('listDeclareRecords', '3000', (returning) => {
      const refusal: Loose = envelopeOf(returning)
      for (const each of refusal.data) each.field = each.field.replace('query.', '')
      setJson(returning, refusal)
    }),
    probe: async (ask) => (await ask(`${declareList}?stage=OPEN`)).data[0].field === 'stage',
  }),
]
