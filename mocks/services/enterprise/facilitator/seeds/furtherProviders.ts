import type { Schema } from '#gateway/contract.ts'
import type { FacilitatorDraft } from './draft.ts'

interface FurtherProvider extends FacilitatorDraft {
  /** In 万元. */
  regCapital: number
  establishTime: string
}

type Line = readonly [
  name: string,
  types: FacilitatorDraft['providerType'],
  tags: string[],
  slogan: string,
  regCapital: number,
  establishTime: string,
]

/** Invented providers besides the named ones. Their figures are derived from their index. */
const lines: readonly Line[] = [
  ['求是技术转移服务（示例）', ['TECH'], ['技术转移', '产学研'], '让高校成果走进车间', 500, '2016-04-12'],
  ['众研联合实验室（示例）', ['TECH', 'TESTING'], ['中试', '工艺开发'], '从小试到量产的最后一公里', 1200, '2019-09-02'],
  ['新材配方研发工作室（示例）', ['TECH'], ['配方', '新材料'], '树脂与涂料配方定制', 180, '2020-06-15'],
  ['磐石专利代理（示例）', ['IP'], ['专利', '预警'], '高价值专利培育', 200, '2014-03-03'],
  ['启明商标服务（示例）', ['IP'], ['商标', '版权'], '商标注册与品牌保护', 100, '2017-08-08'],
  ['同德计量校准（示例）', ['TESTING'], ['计量', 'CNAS'], '上门校准，当天取证', 800, '2012-11-20'],
  ['洁源环境监测（示例）', ['TESTING', 'GREEN'], ['环境监测', 'CMA'], '水气声土一次测全', 600, '2015-05-19'],
  ['琴声材料声学检测（示例）', ['TESTING'], ['声学', '乐器'], '乐器木材与声学检测', 150, '2021-02-26'],
  ['普惠融资担保（示例）', ['FINANCE'], ['担保', '小微'], '小微企业担保费减半', 10000, '2010-01-28'],
  ['沿江设备租赁（示例）', ['FINANCE'], ['融资租赁', '设备更新'], '设备更新先用后付', 5000, '2018-12-03'],
  ['信链供应链金融（示例）', ['FINANCE', 'LOGISTICS'], ['供应链', '应收账款'], '把应收变成现金', 3000, '2020-07-07'],
  ['正衡律师事务所（示例）', ['LEGAL'], ['合同', '合规'], '企业常年法律顾问', 50, '2009-06-16'],
  ['远洋涉外法律服务（示例）', ['LEGAL'], ['涉外', '贸易摩擦'], '出口企业的合规后盾', 80, '2019-03-25'],
  ['安信税务师事务所（示例）', ['TAX'], ['税务筹划', '加计扣除'], '研发费用归集与辅助账', 120, '2013-09-09'],
  ['诚明会计师事务所（示例）', ['TAX'], ['审计', '高企专审'], '高企专项审计一站办', 300, '2008-05-05'],
  ['蓝桥人力资源（示例）', ['HR'], ['用工', '灵活用工'], '旺季用工三天到岗', 260, '2016-10-31'],
  ['匠心职业培训学校（示例）', ['HR'], ['技能培训', '新型学徒'], '企业新型学徒制培训', 400, '2011-04-22'],
  ['英才猎头服务（示例）', ['HR'], ['高端人才', '引才'], '化工与装备工程师引才', 150, '2018-02-14'],
  ['精益管理咨询（示例）', ['CONSULTING'], ['精益', '现场管理'], '从一条产线开始改善', 100, '2015-07-30'],
  ['卓越质量顾问（示例）', ['CONSULTING'], ['质量奖', 'ISO'], '体系认证与质量奖辅导', 90, '2017-01-17'],
  ['智数诊断中心（示例）', ['DIGITAL', 'CONSULTING'], ['诊断', '数字化'], '免费诊断，量出差距', 600, '2021-05-10'],
  ['联云设备上云（示例）', ['DIGITAL'], ['上云', '设备联网'], '三星级上云一月达标', 500, '2020-08-20'],
  ['慧造制造执行系统（示例）', ['DIGITAL'], ['MES', '排产'], '订单到入库看得见', 900, '2018-11-11'],
  ['工盾工控安全（示例）', ['DIGITAL', 'SAFETY'], ['工控安全', '等保'], '工业网络安全体检', 700, '2019-12-12'],
  ['碳本绿色咨询（示例）', ['GREEN'], ['碳核算', '绿色工厂'], '碳足迹与绿色工厂创建', 200, '2021-09-01'],
  ['节源能源服务（示例）', ['GREEN'], ['节能诊断', '余热'], '合同能源管理零投入', 1500, '2014-06-18'],
  ['净蓝废气治理（示例）', ['GREEN'], ['VOCs', '治理工程'], '废气治理设计施工一体', 1000, '2016-03-08'],
  ['顺达专线物流（示例）', ['LOGISTICS'], ['专线', '危化品'], '危化品合规运输', 800, '2010-10-10'],
  ['江港仓配一体（示例）', ['LOGISTICS'], ['仓储', '冷链'], '仓配一体按件计费', 1200, '2017-05-27'],
  ['青禾创业孵化器（示例）', ['INCUBATION'], ['孵化', '工位'], '半年免租的创业起点', 500, '2015-12-25'],
  ['江畔众创空间（示例）', ['INCUBATION', 'CONSULTING'], ['众创', '路演'], '每月一场投融资路演', 300, '2018-07-01'],
  ['守护安全评价（示例）', ['SAFETY'], ['安全评价', '双重预防'], '化工安全评价与托管', 600, '2013-01-15'],
  ['康护职业健康（示例）', ['SAFETY', 'TESTING'], ['职业卫生', '体检'], '职业危害检测与体检', 400, '2012-08-28'],
  ['众创知识产权运营（示例）', ['IP', 'FINANCE'], ['质押融资', '专利运营'], '让专利贷到款', 1000, '2020-01-06'],
  ['万象会展服务（示例）', ['OTHER'], ['会展', '海外参展'], '海外展位与拼箱一起办', 150, '2014-09-24'],
]

const surnames = '赵钱孙李王冯陈卫蒋沈韩杨朱秦许何吕施张孔曹严华金魏陶姜'
const positions = ['业务经理', '客户主管', '项目负责人', '服务顾问']
const promises: readonly Schema<'FacilitatorPromise'>[][] = [
  ['FREE_CONSULT', 'CLEAR_PRICE'],
  ['RESPONSE_24H'],
  ['CLEAR_PRICE', 'AFTER_SALES'],
  ['NO_RESULT_NO_FEE', 'FREE_CONSULT'],
]

/** Every tenth has too few evaluations to show a score. */
function figuresOf(place: number): FacilitatorDraft['figures'] {
  const evaluations = place % 10 === 9 ? 2 : 4 + ((place * 7) % 19)
  const finished = evaluations + ((place * 3) % 9)
  const score = 3.9 + ((place * 5) % 10) / 10
  return [
    score,
    evaluations,
    finished + 6,
    finished,
    2 + ((place * 11) % 90) / 10,
    160 + ((place * 137) % 900),
    2 + (place % 4),
  ]
}

export const furtherProviders: readonly FurtherProvider[] = lines.map(
  ([name, providerType, tags, slogan, regCapital, establishTime], place) => ({
    enId: `en-${3001 + place}`,
    name,
    faStatus: 'PASS',
    providerType,
    tags,
    slogan,
    regCapital,
    establishTime,
    promise: promises[place % promises.length] ?? [],
    couponAccepted: place % 3 === 0,
    figures: figuresOf(place),
    contacts: `${surnames[place % surnames.length] ?? '张'}示例`,
    contactsPosition: positions[place % positions.length] ?? '业务经理',
  }),
)
