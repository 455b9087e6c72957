export const tags = '/policy/api/customer/tag'

export const fiftyHouses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'

export const environments = '/investment/ua/showResource/listByType?type=ENVIRONMENT'

export const notices = '/content/api/ua/notice/pc/list'

export const policyList = '/policy/api/ua/policy/list'

export const bindings = '/enterprise/api/member/en/list'

export const ownDemands = '/supanddem/api/customer/demand'

export const robot = '/consult/api/ua/smart'

export const demandList = '/supanddem/api/ua/show/demand/list'

export const offices = '/investment/ua/showResource/listByType?type=OFFICE'

export const providers = '/enterprise/api/ua/facilitator'

export const shownDemands = '/supanddem/api/ua/show/demand'

export const calendar = '/policy/api/ua/calendar'

export const batches = '/policy/api/ua/declare/page'

export const consult = '/consult/api/customer'

export const houses = '/investment/ua/showResource/listByType?type=HOUSE'

export const statistics = '/enterprise/api/member/facilitator/statistics/en-1001'

export const customer = '/supanddem/api/customer'

export const policies = '/policy/api/ua/policy'

export const attracts = '/content/api/ua/attract/list'

export const providerList = '/enterprise/api/ua/facilitator/list'

export const enterprise = '/enterprise/api/member/en'

export const oneDay = '/policy/api/ua/calendar/day'

export const footprints = '/message/api/history'

export const size = '/consult/api/customer/eva/en/size'

export const events = '/supanddem/api/ua/customer/event/page'

export const historyList = '/message/api/history/list'

export const declareList = '/policy/api/customer/declare/list'

export const notice = '/content/api/ua/notice/pc/detail'

export const demandStatistics = '/supanddem/api/ua/show/statistics'

export const attributes = '/enterprise/api/member/policy/attribute?enId=en-1001'

export const certificates = '/enterprise/api/member/en/electricity/list'

export const toolRules = '/consult/api/ua/tool/rule/list'

export const advertisements = '/content/api/ua/xc/pc/list'

export const declareFiles = '/policy/api/show/declareFile/page'

export const keywords = '/consult/api/ua/keyword'

export const products = '/enterprise/api/ua/facilitator/product'

export const messages = '/message/api/msg/list'

export const messageCounts = '/message/api/msg/count'

export const dictionaries = '/uaa/api/dict/value/multiple?typeCodes='

export const docking = '/supanddem/api/customer/demand/docking/detail?id=dk-1001'

export const event = '/supanddem/api/ua/customer/event/detail?id=ev-1001'

export const renameSession = '/consult/api/customer/smart/session/rename'

export const providerProducts = `${products}?facilitatorId=fa-2001`

export const plots = '/investment/ua/showResource/listByType?type=LAND'

export const plotDetail = '/investment/api/landResource/detail'

export const costTool = '/consult/api/customer/cost/calculate/save'

export const carriers = '/investment/ua/showResource/listByType'

export const yearCalendar = `${calendar}/year`

export const suggestions = '/policy/api/ua/policy/associate?keyword='
