/** The parts of a facilitator's resume in the order of its form; all but the first are lists of rows. */
export const resumeSections = {
  basic: '基本资料',
  mainBusiness: '主营业务',
  products: '产品与服务',
  qualifications: '资质荣誉',
  team: '核心团队',
  cases: '服务案例',
} as const

/** Id of a part's heading. */
export const headingId = (section: string) => `resume-${section}`
