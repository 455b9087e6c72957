import type { OperationId } from '../../../src/gateway/generated/operations.ts'

interface OperationFact {
  id: string
  operation: OperationId
  /** Absent where the specification shows none. */
  method?: string
  /** The whole path where the specification shows it, else how it must begin or what it must hold. */
  path?: string | RegExp
  /** Query parameters that must be there. */
  query?: readonly string[]
}

const showDemand = /^\/supanddem\/api\/ua\/show\/demand\//

/** Facts of the checklist about the calls of §7. */
export const operationFacts: readonly OperationFact[] = [
  { id: '7.1-07', operation: 'getGraphCaptcha', method: 'GET', path: '/uaa/api/register/captcha/graph/{id}' },
  { id: '7.1-10', operation: 'checkToken', method: 'POST', path: '/uaa/api/token-check' },
  { id: '7.1-15', operation: 'getCurrentUser', method: 'GET', path: '/uaa/api/current-user' },
  { id: '7.1-18', operation: 'listDictValues', method: 'GET', path: '/uaa/api/dict/value', query: ['typeCode'] },
  { id: '7.1-20', operation: 'uploadFile', method: 'POST', path: '/uaa/api/upload/file' },
  { id: '7.1-22', operation: 'listProvinces', method: 'GET', path: '/uaa/api/states/provinces' },
  { id: '7.1-23', operation: 'listCities', method: 'GET', path: '/uaa/api/states/provinces/{id}/cities' },
  { id: '7.1-24', operation: 'listCounties', method: 'GET', path: '/uaa/api/states/provinces/cities/{id}/counties' },
  { id: '7.1-26', operation: 'registerGeet', method: 'GET', path: '/policy/api/ua/geet/register' },
  {
    id: '7.1-27',
    operation: 'listCategoryTypes',
    method: 'GET',
    path: '/supanddem/api/ua/show/category/typeList',
    query: ['type'],
  },
  {
    id: '7.1-28',
    operation: 'listIndustryCategories',
    method: 'GET',
    path: '/supanddem/api/ua/show/category/industryCategoryList',
  },
  { id: '7.1-29', operation: 'saveFeedback', method: 'POST', path: '/consult/api/customer/feedback/save' },
  { id: '7.1-31', operation: 'loginByPassword', method: 'POST' },
  { id: '7.1-32', operation: 'createGraphCaptcha' },
  { id: '7.1-33', operation: 'sendLoginSmsCaptcha', query: ['tel', 'purpose'] },
  { id: '7.1-34', operation: 'listAttributeLevels', query: ['code', 'parent'] },
  { id: '7.2-03', operation: 'searchEnterprises', method: 'GET', path: '/enterprise/api/ua/en/lib/list' },
  { id: '7.2-05', operation: 'matchBindEnterprise', method: 'PUT', path: '/enterprise/api/member/en/matchBind' },
  { id: '7.2-08', operation: 'getEnterpriseCarrier', method: 'GET', path: '/enterprise/api/member/en/carrier' },
  {
    id: '7.2-09',
    operation: 'getEnterpriseIntellectual',
    method: 'GET',
    path: '/enterprise/api/member/en/intellectual',
  },
  { id: '7.2-10', operation: 'getEnterpriseManagement', method: 'GET', path: '/enterprise/api/member/en/management' },
  { id: '7.2-11', operation: 'getEnterprisePersonnel', method: 'GET', path: '/enterprise/api/member/en/personnel' },
  { id: '7.2-12', operation: 'getEnterpriseProject', method: 'GET', path: '/enterprise/api/member/en/project' },
  { id: '7.2-13', operation: 'saveEnterpriseBasic', method: 'POST', path: '/enterprise/api/member/en/save/basic' },
  { id: '7.2-14', operation: 'saveEnterpriseCarrier', method: 'POST', path: '/enterprise/api/member/en/save/carrier' },
  {
    id: '7.2-15',
    operation: 'saveEnterpriseIntellectual',
    method: 'POST',
    path: '/enterprise/api/member/en/save/intellectual',
  },
  {
    id: '7.2-16',
    operation: 'saveEnterpriseManagement',
    method: 'POST',
    path: '/enterprise/api/member/en/save/management',
  },
  {
    id: '7.2-17',
    operation: 'saveEnterprisePersonnel',
    method: 'POST',
    path: '/enterprise/api/member/en/save/personnel',
  },
  {
    id: '7.2-21',
    operation: 'getFacilitatorDetails',
    method: 'GET',
    path: '/enterprise/api/member/facilitator/details/{id}',
  },
  { id: '7.2-23', operation: 'listFacilitators', method: 'GET', path: '/enterprise/api/ua/facilitator/list' },
  { id: '7.2-29', operation: 'countEnterprises' },
  { id: '7.2-30', operation: 'countFacilitators' },
  { id: '7.2-31', operation: 'countDemands' },
  { id: '7.2-32', operation: 'countResources' },
  { id: '7.4-14', operation: 'getEventDetail', method: 'GET', path: '/supanddem/api/ua/customer/event/detail' },
  { id: '7.4-15', operation: 'signUpForEvent', method: 'POST', path: '/supanddem/api/ua/customer/event/sign' },
  { id: '7.4-21', operation: 'pageRobotKeywords', method: 'GET', path: '/consult/api/ua/keyword/page' },
  { id: '7.4-22', operation: 'updateRobotKeyword', method: 'POST', path: '/consult/api/ua/keyword/update' },
  { id: '7.4-23', operation: 'suggestRobotQuestions', method: 'POST', path: '/consult/api/ua/smart/ikQuestion' },
  { id: '7.4-24', operation: 'answerRobotQuestion', method: 'POST', path: '/consult/api/ua/smart/answer' },
  { id: '7.4-25 7.5-01', operation: 'listDemands', path: showDemand },
  { id: '7.4-26', operation: 'listFacilitators', path: '/enterprise/api/ua/facilitator/list' },
  {
    id: '7.4-28',
    operation: 'listAttracts',
    path: '/content/api/ua/attract/list',
    query: ['current', 'size', 'keyWord'],
  },
  { id: '7.5-02', operation: 'getDemand', path: showDemand },
  { id: '7.5-03', operation: 'listDemandCommandCategories', path: '/supanddem/api/ua/show/demand/command/category' },
  { id: '7.5-04', operation: 'listDemandCategories', path: showDemand },
  { id: '7.5-05', operation: 'favoriteDemand', path: /demand\/favorite$/ },
  { id: '7.5-06', operation: 'saveDemand', path: /demand\/save$/ },
  { id: '7.5-07', operation: 'listMyDemands', path: /demand\/myList$/ },
  { id: '7.5-08', operation: 'getMyDemand', path: /demand\/myDetail$/ },
  { id: '7.5-09', operation: 'deleteDemand', path: /demand\/delete$/ },
  { id: '7.5-10', operation: 'saveDemandDocking', path: /demand\/docking\/save$/ },
  { id: '7.5-11', operation: 'listDemandDockings', path: /demand\/docking\/list$/ },
  { id: '7.5-12', operation: 'listCustomerDemands', path: /demand\/demandList$/ },
  { id: '7.4-27 7.5-13', operation: 'listResources', query: ['current', 'size', 'name'] },
  { id: '7.5-14', operation: 'getResource', path: /resource\/detail$/ },
  { id: '7.5-15', operation: 'favoriteResource', path: /resource\/favorites$/ },
  { id: '7.5-16', operation: 'saveAchievementResource', path: /save\/achievement$/ },
  { id: '7.5-17', operation: 'saveInstrumentResource', path: /save\/instrument$/ },
  { id: '7.5-18', operation: 'savePatentResource', path: /save\/patent$/ },
  { id: '7.5-19', operation: 'saveResourceDocking', path: /resource\/docking\/save$/ },
  { id: '7.5-20', operation: 'listResourceDockings', path: /resource\/docking\/list$/ },
  { id: '7.5-21', operation: 'updateResourceDockingStatus', method: 'PUT', path: /updateStatus$/ },
  { id: '7.5-22', operation: 'evaluateResource', method: 'PUT', path: /resourceEvaluate$/ },
  { id: '7.5-23', operation: 'listMyResources', path: /resource\/myList$/ },
  { id: '7.5-24', operation: 'deleteResource', path: /resource\/delete$/ },
]
