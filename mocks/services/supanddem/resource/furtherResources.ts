import type { Schema } from '#gateway/contract.ts'

type Owner = readonly [enId: string, name: string, type: Schema<'ResourceOwnerType'>]

const testing: Owner = ['en-2001', '江畔检测认证服务中心（示例）', 'PLATFORM']
const patents: Owner = ['en-2002', '银杏知识产权代理事务所（示例）', 'PLATFORM']
const digital: Owner = ['en-2003', '数擎工业互联网技术（示例）', 'ENTERPRISE']
const safety: Owner = ['en-2006', '安和安全环保技术服务（示例）', 'ENTERPRISE']
const pilot: Owner = ['en-2008', '里程碑中试孵化基地（示例）', 'INSTITUTE']
const school: Owner = ['en-3101', '某高校材料学院（示例）', 'UNIVERSITY']

/** Title, type, category, industry, field of technology, keywords, owner, price in 万元. */
export type FurtherResource = readonly [
  title: string,
  resourceType: Schema<'ResourceType'>,
  categoryId: string,
  industryCode: string,
  fieldArea: string,
  keywords: string,
  owner: Owner,
  price?: readonly [number, number],
]

const smart = '先进制造与自动化'

export const furtherResources: readonly FurtherResource[] = [
  ['微通道连续硝化安全工艺', 'ACHIEVEMENT', 'rc-11', '26', '新材料', '微通道 硝化', pilot, [150, 300]],
  ['生物基增塑剂合成技术', 'ACHIEVEMENT', 'rc-11', '26', '新材料', '增塑剂 生物基', school, [80, 160]],
  ['高盐废水分质结晶成套工艺', 'ACHIEVEMENT', 'rc-14', '26', '资源与环境', '高盐废水 结晶', safety, [120, 260]],
  ['医药中间体酶法合成路线', 'ACHIEVEMENT', 'rc-11', '27', '生物与新医药', '酶法 中间体', pilot, [200, 400]],
  ['水性防腐涂层配方与施工工艺', 'ACHIEVEMENT', 'rc-11', '26', '新材料', '水性 防腐', school, [30, 60]],
  ['减速机在线故障诊断系统', 'ACHIEVEMENT', 'rc-12', '34', '电子信息', '故障诊断 减速机', digital, [20, 50]],
  ['离散制造轻量化执行系统', 'ACHIEVEMENT', 'rc-12', '65', '电子信息', '制造执行 轻量化', digital, [15, 40]],
  ['设备联网与能耗管理平台', 'ACHIEVEMENT', 'rc-12', '65', '新能源与节能', '能耗 设备联网', digital, [12, 35]],
  ['安全风险分级管控软件', 'ACHIEVEMENT', 'rc-12', '65', '电子信息', '安全 风险管控', safety, [8, 18]],
  ['视觉引导自动上下料单元', 'ACHIEVEMENT', 'rc-13', '35', smart, '视觉 上下料', pilot, [40, 80]],
  ['大型齿轮修形磨削装备', 'ACHIEVEMENT', 'rc-13', '34', smart, '磨削 齿轮', school, [180, 350]],
  ['提琴面板自动雕刻装备', 'ACHIEVEMENT', 'rc-13', '24', smart, '提琴 雕刻', pilot, [35, 70]],
  ['低温烘干余热回收机组', 'ACHIEVEMENT', 'rc-14', '38', '新能源与节能', '烘干 余热', pilot, [25, 60]],
  ['工业炉窑低氮燃烧改造', 'ACHIEVEMENT', 'rc-14', '35', '资源与环境', '低氮 燃烧', safety, [40, 90]],
  ['秸秆基可降解包装材料', 'ACHIEVEMENT', 'rc-14', '29', '新材料', '可降解 包装', school],
  ['冷链食品保鲜涂膜技术', 'ACHIEVEMENT', 'rc-11', '14', '生物与新医药', '保鲜 冷链', school, [20, 45]],
  ['钙钛矿组件封装中试技术', 'ACHIEVEMENT', 'rc-13', '38', '新能源与节能', '钙钛矿 封装', pilot],
  ['扫描电子显微镜共享机时', 'INSTRUMENT', 'rc-22', '74', '新材料', '电镜 形貌', school, [0.08, 0.3]],
  ['电感耦合等离子体质谱仪', 'INSTRUMENT', 'rc-22', '74', '资源与环境', '质谱 重金属', testing, [0.1, 0.4]],
  ['液相色谱仪委托检测', 'INSTRUMENT', 'rc-22', '74', '生物与新医药', '色谱 含量', testing, [0.05, 0.2]],
  ['红外光谱仪开放共享', 'INSTRUMENT', 'rc-22', '74', '新材料', '光谱 定性', school, [0.03, 0.1]],
  ['热重差热综合分析仪', 'INSTRUMENT', 'rc-22', '74', '新材料', '热分析 热重', school, [0.04, 0.15]],
  ['X 射线荧光光谱仪', 'INSTRUMENT', 'rc-22', '74', '新材料', '荧光 成分', testing, [0.03, 0.12]],
  ['齿轮测量中心对外服务', 'INSTRUMENT', 'rc-21', '74', smart, '齿轮 测量', testing, [0.06, 0.25]],
  ['激光跟踪仪现场测量', 'INSTRUMENT', 'rc-21', '74', smart, '激光跟踪 大尺寸', testing, [0.2, 0.8]],
  ['圆度圆柱度测量仪', 'INSTRUMENT', 'rc-21', '74', smart, '圆度 计量', testing, [0.02, 0.08]],
  ['表面粗糙度轮廓仪', 'INSTRUMENT', 'rc-21', '74', smart, '粗糙度 轮廓', testing, [0.02, 0.06]],
  ['标准砝码与衡器校准', 'INSTRUMENT', 'rc-21', '74', smart, '校准 衡器', testing, [0.01, 0.05]],
  ['电磁兼容试验室开放预约', 'INSTRUMENT', 'rc-23', '74', '电子信息', '电磁兼容 试验', testing, [0.3, 1]],
  ['高低温湿热试验箱', 'INSTRUMENT', 'rc-23', '74', '电子信息', '环境试验 湿热', testing, [0.05, 0.2]],
  ['盐雾腐蚀试验箱', 'INSTRUMENT', 'rc-23', '74', '新材料', '盐雾 腐蚀', testing, [0.03, 0.1]],
  ['万能材料试验机 600 千牛', 'INSTRUMENT', 'rc-23', '74', '新材料', '拉伸 力学', school, [0.02, 0.08]],
  ['冲击试验机与低温槽', 'INSTRUMENT', 'rc-23', '74', '新材料', '冲击 低温', testing, [0.02, 0.07]],
  ['减速机加载试验台', 'INSTRUMENT', 'rc-23', '74', smart, '减速机 加载', testing, [0.5, 2]],
  ['五百升不锈钢中试反应釜', 'INSTRUMENT', 'rc-23', '75', '新材料', '中试 反应釜', pilot, [0.3, 1.2]],
  ['喷雾干燥中试装置', 'INSTRUMENT', 'rc-23', '75', '新材料', '喷雾干燥 中试', pilot, [0.3, 1]],
  ['一种行星轮系均载装置', 'PATENT', 'rc-31', '34', smart, '行星轮 均载', patents, [20, 50]],
  ['一种磁力泵隔离套冷却结构', 'PATENT', 'rc-32', '34', smart, '磁力泵 冷却', patents, [5, 12]],
  ['一种电子级溶剂除杂方法', 'PATENT', 'rc-31', '26', '新材料', '溶剂 除杂', patents, [30, 80]],
  ['一种反应釜防挂壁刮板', 'PATENT', 'rc-32', '35', smart, '反应釜 刮板', patents, [3, 8]],
  ['一种提琴琴弓配重结构', 'PATENT', 'rc-32', '24', smart, '琴弓 配重', patents, [1, 4]],
  ['一种木材应力释放处理方法', 'PATENT', 'rc-31', '20', '新材料', '木材 应力', patents, [8, 20]],
  ['一种船用舱盖快速锁紧机构', 'PATENT', 'rc-32', '37', smart, '船舶 锁紧', patents, [4, 10]],
  ['一种焊缝跟踪图像识别方法', 'PATENT', 'rc-31', '65', '电子信息', '焊缝 识别', patents, [15, 40]],
  ['一种污泥深度脱水药剂', 'PATENT', 'rc-31', '26', '资源与环境', '污泥 脱水', patents, [10, 30]],
  ['一种低温余热发电换热器', 'PATENT', 'rc-32', '38', '新能源与节能', '余热 换热', patents, [6, 15]],
  ['一种速冻面点成型模具', 'PATENT', 'rc-32', '14', smart, '速冻 模具', patents, [2, 5]],
  ['一种防爆电机散热结构', 'PATENT', 'rc-32', '38', smart, '电机 散热', patents, [4, 9]],
  ['一种极片涂布厚度检测方法', 'PATENT', 'rc-31', '38', '新能源与节能', '极片 厚度', patents, [20, 45]],
  ['一种药物中间体纯化方法', 'PATENT', 'rc-31', '27', '生物与新医药', '纯化 中间体', patents, [25, 60]],
  ['一种仓储货架防倾倒装置', 'PATENT', 'rc-32', '59', smart, '仓储 货架', patents, [1, 3]],
  ['一种粉尘浓度联锁控制方法', 'PATENT', 'rc-31', '35', '资源与环境', '粉尘 联锁', patents, [12, 28]],
  ['一种齿轮箱油液在线监测装置', 'PATENT', 'rc-32', '40', smart, '油液 监测', patents, [6, 14]],
]
