import type { Arrangement, Arrangements } from './arrangement.ts'
import type { SeededGateway } from './seededGateway.ts'

/** The first enterprise of the member who calls; it is a provider as well. */
const enId = 'en-1001'
const ownEnterprise: Arrangement = () => ({ parameters: { enId } })
const ownProvider: Arrangement = () => ({ parameters: { id: enId } })
const someProvider: Arrangement = () => ({ parameters: { id: 'fa-2001' } })

/** Business figures are of the last year, whenever the test runs. */
function lastYear({ gateway }: SeededGateway) {
  const record = { totalAsset: 15200, netProfit: 860.5, tax: null, mainBusinessIncome: 12800, developInput: 640 }
  return { enId: '', managementDTOList: [{ year: Number(gateway.clock.today().slice(0, 4)) - 1, ...record }] }
}

export const enterpriseArrangements: Arrangements = {
  getEnterpriseDetails: ownEnterprise,
  getEnterpriseBasic: ownEnterprise,
  getEnterprisePersonnel: ownEnterprise,
  getEnterpriseManagement: ownEnterprise,
  getEnterpriseIntellectual: ownEnterprise,
  getEnterpriseProject: ownEnterprise,
  getEnterpriseCarrier: ownEnterprise,
  saveEnterpriseBasic: ownEnterprise,
  saveEnterprisePersonnel: ownEnterprise,
  saveEnterpriseManagement: (seeded) => ({ parameters: { enId }, body: lastYear(seeded) }),
  saveEnterpriseIntellectual: ownEnterprise,
  saveEnterpriseProject: ownEnterprise,
  saveEnterpriseCarrier: ownEnterprise,
  bindEnterprise: () => ({ body: { enId: 'en-1003' } }),
  matchBindEnterprise: (seeded) => ({ body: { managementDTO: lastYear(seeded) } }),
  unbindEnterprise: () => ({ parameters: { id: 'b-1002' } }),

  getPolicyAttributes: ownEnterprise,
  savePolicyAttributes: async ({ request }) => {
    const reply = await request('getPolicyAttributes', { parameters: { enId } })
    const { data } = (await reply.json()) as { data: object }
    return { parameters: { enId }, body: data }
  },
  listAttributeLevels: () => ({ parameters: { code: '企业技术中心', parent: 'PO_TECHNICAL' } }),
  saveElectricityCertificate: ({ gateway }) => {
    const [{ wordFile, pdfFile } = {}] = gateway.store.electricityCertificates.all()
    return { body: { wordFile, pdfFile } }
  },

  getFacilitator: someProvider,
  getFacilitatorDetails: ownProvider,
  // The example's picture was never uploaded here.
  commitFacilitator: () => ({ parameters: { id: enId }, body: { products: [] } }),
  getFacilitatorStatistics: ownProvider,
  addFacilitatorFavorite: someProvider,
  deleteFacilitatorFavorite: async (seeded) => {
    const given = await someProvider(seeded)
    await seeded.request('addFacilitatorFavorite', given)
    return given
  },
  createFacilitatorEvaluation: () => ({ body: { facilitatorId: 'fa-2001', dockingId: 'fd-1001' } }),
  listShownFacilitatorEvaluations: () => ({ parameters: { facilitatorId: 'fa-2001' } }),
  saveFacilitatorEvaluationReply: ({ gateway }) => {
    const received = gateway.store.facilitatorEvaluations.by('facilitatorId', 'fa-1001')
    return { body: { id: received.find(({ reply }) => reply === undefined)?.id } }
  },
}
