// Generated from contract/ by scripts/generate. Do not edit.
export interface paths {
    "/consult/api/customer/cloud/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 星级上云自测
         * @description 提交上云情况，按自测量表评星级并给出可申报的星级（§7.6）。自测量表为本平台设计，非官方评分表。访客也可使用，登录后结果计入测算记录。
         */
        post: operations["commitCloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/cloud/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 星级上云自测的保存内容
         * @description 取回上次提交的自测内容与结果（§7.6）。
         */
        get: operations["getCloudInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/cost/calculate/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 加计扣除测算的保存内容
         * @description 取回上次保存的测算内容与结果（§7.6）。
         */
        get: operations["getCostCalculation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/cost/calculate/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 研发费用加计扣除测算
         * @description 保存费用并测算加计扣除额与可节税额（§7.6）。访客也可使用，登录后结果计入测算记录。
         */
        post: operations["saveCostCalculation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/eva/en/size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 企业规模测算
         * @description 按中小企业划型标准判定企业规模（§7.6）；指标不足时给出范围，结论为 INCOMPLETE。访客也可使用，登录后结果计入测算记录。
         */
        post: operations["evaluateEnterpriseSize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/eva/industry/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 划型行业与指标
         * @description 16 类行业各自所用的划型指标与界限（§7.6），表单据此显示。
         */
        get: operations["listIndustryFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/eva/technology/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 高新技术企业自测的保存内容
         * @description 取回上次保存的自测内容与结果（§7.6）。
         */
        get: operations["getTechnologyEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/eva/technology/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 高新技术企业自测
         * @description 保存自测内容，逐条比对认定条件并按评分表估分（§7.6）。访客也可使用，登录后结果计入测算记录。
         */
        post: operations["saveTechnologyEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/feedback/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交反馈
         * @description 在线咨询与问题反馈（§7.1）；提交成功后页面提示“非常感觉您的反馈，我们会尽快处理。谢谢！”（§8）。回复以消息送达。
         */
        post: operations["saveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/smart/session/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 会话转入账号
         * @description 访客的会话经本人同意后归登录的会员，此后在其会话中列出；已归本人的也算成功，归他人的返回 4030。
         */
        put: operations["claimRobotSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/smart/session/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的会话
         * @description 当前会员与智能客服的会话，按最近提问时间从新到旧；会话保留多久，见 RobotSession 的 x-terms。
         */
        get: operations["pageRobotSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/smart/session/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 会话改名
         * @description 给自己的一次会话改名；他人的会话、还没有转入账号的会话返回 4030。
         */
        put: operations["renameRobotSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tec/en/form/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 科技型中小企业评价
         * @description 提交评分指标并返回结果（§7.6），分两步填写的第二步。访客也可使用，基本条件一并提交；登录后结果计入测算记录。
         */
        post: operations["commitTecEnForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tec/en/form/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 科技型中小企业评价表
         * @description 取回上次保存的评价表与结果。
         */
        get: operations["getTecEnForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tec/en/form/save/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存基本条件
         * @description 保存科技型中小企业评价的基本条件（§7.6），分两步填写的第一步。
         */
        post: operations["saveTecEnFormBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tool/history/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除测算记录
         * @description 删除自己的一条测算记录；不影响已保存的所填内容。
         */
        delete: operations["deleteToolResult"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tool/history/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 测算记录详情
         * @description 一次测算的结果与当时所填的内容；不是本人的返回 4030。
         */
        get: operations["getToolResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tool/history/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 测算记录
         * @description 当前会员的测算记录，按测算时间从新到旧。
         */
        get: operations["listToolResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/customer/tool/history/recalculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 按现行规则重算测算记录
         * @description 用一条测算记录当时所填的内容，按同一工具的现行规则重新计算；不计入测算记录，结果的 id 为 null，原记录不变。
         *     新旧规则都有的内容照搬，改了名称的按规则中的对应关系带入，新规则另要的内容留空，按资料不足处理。改了什么见 listToolRules 的
         *     changes。规则没有变化的，结果与原来相同。不是本人的返回 4030。
         */
        get: operations["evaluateToolRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/keyword/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 机器人快捷问题
         * @description 智能客服的快捷词，分页，按 sort 从小到大（§7.4）。
         */
        get: operations["pageRobotKeywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/keyword/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记录快捷词点击
         * @description 点击快捷词时把其点击次数加 1（§7.4）。
         */
        post: operations["updateRobotKeyword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/smart/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 回答问题
         * @description 只依据政策库与问答库回答并给出引用；没有依据时如实说明并建议咨询的部门（§7.4）。对话保留一段时间（RobotSession 的 x-terms），可以清除；
         *     登录的会员开始的会话归该会员，只有本人能接着问，他人返回 4030；访客的会话转入账号用 claimRobotSession。同一会话中省略了所问政策的追问，按上一问理解。
         *     Accept 中 text/event-stream 的权重（q）高于 application/json 时，成功的回答以事件流逐段返回；失败以及其他情况下返回 JSON。
         */
        post: operations["answerRobotQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/smart/answer/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 评价回答
         * @description 对一条回答标明有用或没用，再次提交覆盖前次；会员会话中的回答只有本人能评价，他人返回 4030。
         */
        post: operations["saveAnswerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/smart/ikQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 相近的问题
         * @description 按分词检索与输入相近的问题，供点选（§7.4）。
         */
        post: operations["suggestRobotQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/smart/session/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 清除对话
         * @description 清除一次会话的全部提问与回答；会话不存在也算成功；会员的会话只有本人能清除，他人返回 4030。
         */
        delete: operations["deleteRobotSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/smart/session/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 会话内容
         * @description 一次会话的全部问答。访客凭会话标识读取；会员的会话只有本人能读，他人返回 4030。
         */
        get: operations["getRobotSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/tool/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 试算政策工具
         * @description 用填到一半的内容按现行规则计算（专精特新按所选版本），供表单提示现在就能确定的结论；未填的按未知处理，不影响已能确定的单项。
         *     不计入测算记录，结果的 id 为 null，会员与访客相同。
         */
        post: operations["previewToolResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/api/ua/tool/rule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策工具的规则
         * @description 各政策工具的规则版本、施行与失效日期、来源、替代关系，以及相对上一版本的变化。
         */
        get: operations["listToolRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consult/program/srdi/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 专精特新评分
         * @description 按梯度培育的评分表逐条比对（§7.6）；form1 至 form3 对应三个梯度，可选现行或历史规则。访客也可使用，登录后结果计入测算记录。
         */
        post: operations["scoreSrdi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/customer/attract/intent/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交招商意向
         * @description 会员提交投资意向，由承办部门在承诺时限内联系；同一项目有未关闭的意向时返回 4090。
         */
        post: operations["saveAttractIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/customer/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏内容
         * @description 把招商项目或资讯加入当前会员的收藏；重复收藏返回 4090，对象不存在返回 4040。
         */
        post: operations["addContentFavorite"];
        /**
         * 取消收藏内容
         * @description 把招商项目或资讯移出当前会员的收藏；不在收藏中返回 4040。
         */
        delete: operations["deleteContentFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/customer/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 收藏的内容
         * @description 当前会员收藏的招商项目与资讯，按收藏时间从新到旧。
         */
        get: operations["listContentFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/attract/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 招商详情
         * @description 一个招商项目的全文、优势、联系方式与相关项目。
         */
        get: operations["getAttract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/attract/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 招商列表
         * @description 招商项目与投资环境，分页；页头检索招商也用它（§7.4）。
         */
        get: operations["listAttracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/help/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 帮助文章
         * @description 一篇帮助文章与同类文章。
         */
        get: operations["getHelpArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/help/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 帮助目录
         * @description 按分类列出帮助文章；关键词检索标题、摘要与正文。
         */
        get: operations["listHelpArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/notice/pc/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资讯详情
         * @description 一篇资讯的全文、附件与同栏目的上一篇、下一篇。
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/notice/pc/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资讯列表
         * @description 按栏目分页列出要闻、通知与公示，置顶在前，其余按发布时间倒序。
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/subject/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 专题详情
         * @description 一组图解或一个专题的全文、图片与相关政策。
         */
        get: operations["getContentSubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/subject/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 专题列表
         * @description 政策图解与专题，按发布时间从新到旧分页；供 /policy/policy-topic 与 /policy/topic 使用。
         */
        get: operations["listContentSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/xc/pc/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 广告详情
         * @description 宣传内容的全文，供 /ad-detail 使用；linkType 为 INNER 且没有其他落地页的广告由此进入。
         */
        get: operations["getAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/api/ua/xc/pc/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 广告列表
         * @description 当前有效期内的宣传图，按 sort 升序；每幅都有替代文字。
         */
        get: operations["listAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 基本信息
         * @description 企业资料的基本信息（§3.1、§7.2）；尚未填写的项为 null 或空列表。
         */
        get: operations["getEnterpriseBasic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 绑定企业
         * @description 申请绑定一家已有标识的企业（§7.2）；审核通过前 bindAudit 为 PENDING，被驳回后可再次申请。
         *     首家绑定的企业成为当前企业（§4）；重复绑定返回 4090。
         */
        put: operations["bindEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 载体信息
         * @description 企业资料的载体信息（§3.1、§7.2）；尚未填写的项为 null 或空列表。
         */
        get: operations["getEnterpriseCarrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 企业详情
         * @description 会员绑定的一家企业及其六节资料（§7.2），供企业简历页使用。
         */
        get: operations["getEnterpriseDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/electricity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的重要电力用户认定
         * @description 当前会员提交的重要电力用户认定，按提交时间从新到旧。
         */
        get: operations["listElectricityCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/electricity/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交重要电力用户认定
         * @description 提交重要电力用户等级认定申请（§2.4、§7.2）；企业有未办结的申请时返回 4090。
         */
        post: operations["saveElectricityCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/intellectual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 知识产权信息
         * @description 企业资料的知识产权信息（§3.1、§7.2）；尚未填写的项为 null 或空列表。
         */
        get: operations["getEnterpriseIntellectual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的企业
         * @description 当前会员绑定的企业（§7.2）；没有时为空列表，界面只提供绑定企业与退出（§2.3）。
         */
        get: operations["listMyEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/management": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 经营信息
         * @description 企业资料的经营信息（§3.1、§7.2）；尚未填写的项为 null 或空列表。
         */
        get: operations["getEnterpriseManagement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/matchBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 匹配并绑定企业
         * @description 按填写的企业资料匹配企业库并绑定，返回企业标识（§4、§7.1）；企业资料随之保存。
         *     企业库中没有的企业按填写内容新建。
         */
        put: operations["matchBindEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/personnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 人员信息
         * @description 企业资料的人员信息（§3.1、§7.2）；尚未填写的项为 null 或空列表。
         */
        get: operations["getEnterprisePersonnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 项目信息
         * @description 企业资料的项目信息（§3.1、§7.2）；尚未填写的项为 null 或空列表。
         */
        get: operations["getEnterpriseProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/save/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存基本信息
         * @description 整节保存企业资料的基本信息（§3.1、§7.2），返回整份资料的完整度。
         */
        post: operations["saveEnterpriseBasic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/save/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存载体信息
         * @description 整节保存企业资料的载体信息（§3.1、§7.2），返回整份资料的完整度。
         */
        post: operations["saveEnterpriseCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/save/intellectual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存知识产权信息
         * @description 整节保存企业资料的知识产权信息（§3.1、§7.2），返回整份资料的完整度。
         */
        post: operations["saveEnterpriseIntellectual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/save/management": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存经营信息
         * @description 整节保存企业资料的经营信息（§3.1、§7.2），返回整份资料的完整度。
         */
        post: operations["saveEnterpriseManagement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/save/personnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存人员信息
         * @description 整节保存企业资料的人员信息（§3.1、§7.2），返回整份资料的完整度。
         */
        post: operations["saveEnterprisePersonnel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/save/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存项目信息
         * @description 整节保存企业资料的项目信息（§3.1、§7.2），返回整份资料的完整度。
         */
        post: operations["saveEnterpriseProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/en/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 解绑企业
         * @description 解除会员与企业的绑定，也用于撤回待审核的绑定（§7.2）。
         *     企业还有进行中的申报或对接时返回 4090。
         */
        delete: operations["unbindEnterprise"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/card/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商名片
         * @description 一家服务商企业的名片（§3.2）；当前企业的 faStatus 为 PASS 时取用（§4）；会员在旗舰店咨询一家已入驻的服务商时，也由此得到完整的联系方式。
         */
        get: operations["getFacilitatorCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/commit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交服务商资料
         * @description 提交整份服务商资料（§7.2），进入审核；产品行与主营业务行（§3.1）随之保存。
         *     状态流转：NONE、REJECT、EXPIRED 提交后为 PENDING；PASS 提交后仍为 PASS，变更待审核；PENDING 再次提交时覆盖；FROZEN 与 QUIT 返回 4090。
         *     各节错误一次列出，field 指向出错的字段。
         */
        post: operations["commitFacilitator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商资料
         * @description 会员的企业作为服务商的资料、审核状态与意见（§7.2），供服务商简历页使用；faStatus 为 PASS 或 PENDING 时以服务商身份打开（§2.1）。
         */
        get: operations["getFacilitatorDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的服务商评价
         * @description 当前会员给出或其企业收到的服务商评价（§7.2），供 /qw/personal/my-evaluation 使用；对需求与资源的评价见 supanddem。
         */
        get: operations["listFacilitatorEvaluations"];
        /**
         * 修改服务商评价
         * @description 在 editableUntil 之前可修改一次（§7.2）；过期或已修改过返回 4090。
         */
        put: operations["updateFacilitatorEvaluation"];
        /**
         * 评价服务商
         * @description 对接成功后评价服务商（§7.2）；对接未成功或不是本企业的对接返回 4030，重复评价返回 4090。
         */
        post: operations["createFacilitatorEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/evaluate/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 回复服务商评价
         * @description 服务商回复收到的一条已公开的评价，只能回复一次，重复返回 4090；不是本企业收到的评价返回 4030。
         */
        put: operations["saveFacilitatorEvaluationReply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 收藏的服务商
         * @description 当前会员收藏的服务商，按收藏时间从新到旧。
         */
        get: operations["listFacilitatorFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/favorite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏服务商
         * @description 把服务商加入当前会员的收藏；重复收藏返回 4090。
         */
        post: operations["addFacilitatorFavorite"];
        /**
         * 取消收藏服务商
         * @description 把服务商移出当前会员的收藏；不在收藏中返回 4040。
         */
        delete: operations["deleteFacilitatorFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/facilitator/statistics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商统计
         * @description 会员的企业作为服务商的累计数与近期走势。
         */
        get: operations["getFacilitatorStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/member/policy/attribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 企业政策属性
         * @description 参与政策匹配的企业属性：经营指标表、认定情况与创新级别（§3.1、§7.3）；尚未填写的值为 null 或空列表。
         */
        get: operations["getPolicyAttributes"];
        put?: never;
        /**
         * 保存企业政策属性
         * @description 整体保存经营指标表、认定情况与创新级别（§3.1、§7.3）；填写当年的营业收入或主营业务收入返回 3000。
         */
        post: operations["savePolicyAttributes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/en/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 企业数
         * @description 公开的企业总数，用于首页统计。
         */
        get: operations["countEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/en/electricity/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 认定申请表模板
         * @description 重要电力用户认定申请表的 Word 模板，用其 url 下载。
         */
        get: operations["getElectricityTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/en/lib/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 检索企业库
         * @description 按名称检索企业库，供企业资料表单选择企业（§7.1 get enterprise list、§7.2）。
         */
        get: operations["searchEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/facilitator/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商数
         * @description 公开的服务商总数，用于首页统计。
         */
        get: operations["countFacilitators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/facilitator/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 公开的服务商评价
         * @description 一家服务商已公开的评价，按评价时间从新到旧分页；对所有访客相同。
         */
        get: operations["listShownFacilitatorEvaluations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/facilitator/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商列表
         * @description 已入驻的服务商，分页（§7.2）；页头检索服务商也用它（§7.4）。
         */
        get: operations["listFacilitators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/facilitator/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商产品列表
         * @description 已入驻服务商上架的产品与服务，分页（§7.2），供产品页 /qw/supply-demand/production 使用。
         */
        get: operations["listFacilitatorProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/facilitator/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务商详情
         * @description 一家已入驻服务商的公开资料（§7.2）；对所有访客相同，联系方式脱敏。
         */
        get: operations["getFacilitator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/api/ua/policy/attribute/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 属性级别
         * @description 一项资质或技术能力可选的级别（§7.1 get attribute level、§7.3）。
         */
        get: operations["listAttributeLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/api/customer/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏载体
         * @description 把载体加入当前会员的收藏；仓储的 targetType 为 HOUSE；重复收藏返回 4090，载体不存在返回 4040。
         */
        post: operations["addInvestmentFavorite"];
        /**
         * 取消收藏载体
         * @description 把载体移出当前会员的收藏；不在收藏中返回 4040。
         */
        delete: operations["deleteInvestmentFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/api/customer/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 收藏的载体
         * @description 当前会员收藏的载体，按收藏时间从新到旧。
         */
        get: operations["listInvestmentFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/api/customer/intent/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交载体意向
         * @description 会员提交租购意向或看房预约，由承办部门在承诺时限内联系；同一载体有未关闭的意向时返回 4090。
         */
        post: operations["saveInvestmentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/api/landResource/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 土地详情
         * @description 一宗土地（§7.4）。
         */
        get: operations["getLandResourceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/api/officeResource/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 写字楼详情
         * @description 一处写字楼、孵化器或众创空间（§7.4）。
         */
        get: operations["getOfficeResourceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/api/resource/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 厂房详情
         * @description 一处厂房或仓储（§7.4）。
         */
        get: operations["getHouseResourceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/ua/showResource/detailOfEnvironment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 投资环境详情
         * @description 一个园区或片区的投资环境（§7.4）。
         */
        get: operations["getEnvironmentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investment/ua/showResource/listByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 投资载体列表
         * @description 按类型列出投资载体，分页（§7.4）；已成交的排在最后，已下架的不列出。
         */
        get: operations["listShowResourcesByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/history/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除足迹
         * @description 删除选中的足迹；不存在的标识忽略，全部不存在时返回 4040。
         */
        delete: operations["deleteHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/history/deleteAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 清空足迹
         * @description 删除当前会员的全部足迹；没有足迹时也成功。
         */
        delete: operations["deleteAllHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/history/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 足迹
         * @description 当前会员的浏览足迹，按最近浏览时间从新到旧分页（§7.4）；保留多久、多少条，见 HistoryRecord 的 x-terms 与 x-quota。
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/history/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记录浏览
         * @description 记下会员打开的详情页；同一对象只留一条，再次浏览时更新时间；已关闭记录时什么也不做，仍返回成功。
         */
        post: operations["addHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/history/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 足迹设置
         * @description 当前会员是否记录浏览足迹，缺省为记录。
         */
        get: operations["getHistorySetting"];
        /**
         * 修改足迹设置
         * @description 打开或关闭浏览足迹的记录。
         */
        put: operations["setHistorySetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/msg/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 未读消息数
         * @description 当前会员的未读消息总数与各类型的未读数（§7.1）。
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/msg/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除消息
         * @description 删除选中的消息；不存在的标识忽略，全部不存在时返回 4040。
         */
        delete: operations["deleteMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/msg/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 消息列表
         * @description 当前会员的站内消息，按时间倒序分页（§7.4）。
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/msg/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 置为已读
         * @description 把一条消息置为已读；已读的消息再次置为已读仍然成功（§7.4）。
         */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/api/msg/transform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 消息去向
         * @description 把消息转换成可前往的页面（§7.4 只给出路径，含义为约定）；不改变已读状态。
         *     对象已删除、已下架或会员无权查看时 link 为 null，并给出原因。
         */
        post: operations["transformMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/correction/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 政策纠错
         * @description 报告政策内容的错误。
         */
        post: operations["savePolicyCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/declare/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除登记的申报
         * @description 删除一条自行登记的申报记录；主管部门反馈的不能删除，返回 4090。
         */
        delete: operations["deleteDeclareRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/declare/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报记录详情
         * @description 一次申报的进展与可用操作；其他会员返回 4030。
         */
        get: operations["getDeclareRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/declare/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的申报
         * @description 当前会员各企业的申报与免申即享，按更新时间从新到旧。
         */
        get: operations["listDeclareRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/declare/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登记申报
         * @description 登记一次已在申报系统提交的申报，状态为 SUBMITTED；批次尚未开始、或该企业对该批次已有记录的返回 4090，已撤回的除外。
         */
        post: operations["saveDeclareRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/declare/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 改变申报状态
         * @description 确认或放弃一项免申即享，撤回一次申报，或更新自行登记的进度；转移见 DeclareStatus，不允许的返回 4090。
         */
        put: operations["updateDeclareRecordStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/evaluate/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 评价政策
         * @description 评价政策是否有用；同一会员再次评价时覆盖。
         */
        post: operations["savePolicyEvaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/manager/consult/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 咨询政策
         * @description 向政策的牵头部门咨询，按政策自动分派。
         */
        post: operations["saveManagerConsult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/policy/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 收藏的政策
         * @description 当前会员收藏的政策，按收藏时间从新到旧。
         */
        get: operations["listPolicyFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/policy/favorite/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏政策
         * @description 把政策加入当前会员的收藏；重复收藏返回 4090。
         */
        post: operations["addPolicyFavorite"];
        /**
         * 取消收藏政策
         * @description 把政策移出当前会员的收藏；不在收藏中返回 4040。
         */
        delete: operations["deletePolicyFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/policy/match/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一条政策的匹配结果
         * @description 按已保存的企业信息比对一条政策，结果与会员匹配报告中的这一条相同；不生成报告，已截止或不再有效的政策也可比对。
         */
        get: operations["getPolicyMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/policy/match/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 会员匹配报告
         * @description 会员按企业信息取得政策匹配报告（§1、§7.1）；报告保存到会员名下。
         */
        post: operations["createCustomerMatchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/policy/match/talent-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 人才政策匹配报告
         * @description 按人才情况与所在企业取得人才政策匹配报告；不保存人才情况。
         */
        post: operations["createTalentMatchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/policy/subscription/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订阅的政策
         * @description 当前会员订阅范围内的有效政策，新发布的在前。
         */
        post: operations["listSubscribedPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订阅一个标签
         * @description 把标签加入当前会员的订阅；重复订阅返回 4090。
         */
        post: operations["addTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/add/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 订阅多个标签
         * @description 把多个标签加入当前会员的订阅；已订阅的跳过，总数不超过 PolicySubscription 的 tags 所限，超出返回 4008。
         */
        post: operations["addTagsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 取消订阅标签
         * @description 把标签移出当前会员的订阅；未订阅返回 4040。
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/deleteAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 取消订阅全部标签
         * @description 清空当前会员订阅的标签；没有订阅时同样成功。
         */
        delete: operations["deleteAllTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 订阅汇总预览
         * @description 按已保存的订阅与提醒设置，现在发出的汇总会写些什么；不发送。
         */
        get: operations["previewDigest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/getTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 首要标签
         * @description 会员首页展示的标签：已订阅的在前，其余按政策数从多到少（§3.5、§7.3）。
         */
        get: operations["getTopTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 标签库
         * @description 全部标签及其有效政策数，标出已订阅的标签。
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/mySubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的订阅
         * @description 当前会员订阅的标签与提醒设置。
         */
        get: operations["listMySubscribedTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推荐订阅的标签
         * @description 按当前企业的企业信息推荐尚未订阅的标签，先是企业信息里写明的，再是较匹配的政策带有最多的。没有企业信息时为空。
         */
        get: operations["listProposedTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/customer/tag/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 保存订阅
         * @description 整体保存当前会员的订阅范围与提醒设置。
         */
        post: operations["subscribeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/declare/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报文件预览
         * @description 返回可在沙箱中显示的净化 HTML，不含脚本（§7.3）。
         *     只预览网关自己发布的文件，即申报文件列出的 docUrl：网关不为此读取任何其他地址，其他地址与不存在的文件一样返回 404。
         */
        get: operations["previewDeclareDoc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/declare/show/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 展示中的申报
         * @description 首页与申报入口展示的申报批次：未开始、申报中、即将截止与常年受理，不含已截止。
         */
        get: operations["pageShownDeclarations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/enterprise/sys/current/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 匹配用企业信息
         * @description 当前企业用于政策匹配的基本信息；尚未绑定企业返回 4040。
         */
        get: operations["getCurrentEnterpriseBasic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/show/declareFile/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报文件
         * @description 申报通知、表格与名单等文件，新发布的在前（§7.3）。
         */
        get: operations["pageDeclareFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/applet/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 小程序码
         * @description 政策详情页的小程序码。
         */
        get: operations["getAppletCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/applet/codeNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 小程序码（新）
         * @description 任意页面的小程序码，场景值为短码。
         */
        get: operations["getAppletCodeNew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/applet/shortuuid/encode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 小程序短码
         * @description 把标识编码为小程序场景值可用的短码；同一标识总是同一短码。
         */
        get: operations["encodeAppletShortUuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/calendar/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策日历一天
         * @description 一天的事项，含活动；登录后标出已订阅的政策，并列出当前企业到期的资质。
         */
        get: operations["getCalendarDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/calendar/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策月历
         * @description 一个月每天开始申报、截止申报与活动的数量；登录后标出已订阅的政策，并计入当前企业到期的资质。
         */
        get: operations["getCalendarMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/calendar/year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策年历
         * @description 一年每月开始申报、截止申报与活动的数量；登录后计入当前企业到期的资质。
         */
        get: operations["getCalendarYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/declare/frequent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报常见问题
         * @description 一个申报批次的常见问题。
         */
        get: operations["getFrequentDeclaration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/declare/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 申报信息
         * @description 全部申报批次，可申报的在前、先截止的在前。
         */
        get: operations["pageDeclarations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/geet/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 行为验证初始化
         * @description 登录前初始化行为验证（§7.1）。
         */
        get: operations["registerGeet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策搜索建议
         * @description 输入关键词时的联想词与标签（§2.3）和标题相符的有效政策；也可输入拼音或拼音首字母，如 zhineng、znhgz。
         */
        get: operations["associatePolicyWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策详情
         * @description 政策正文与办理要素；登录后另返回是否已收藏与匹配度。
         */
        get: operations["getPolicyDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策列表
         * @description 有效政策，按条件分页；首页与政策站首页使用。
         */
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/match/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 访客匹配报告
         * @description 不登录也可按企业信息取得政策匹配报告（§1、§7.1）；不保存。
         */
        post: operations["createMatchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/policyCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策数量
         * @description 有效政策的数量与分布，供首页展示。
         */
        get: operations["countPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/recommend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 相关推荐
         * @description 政策详情旁的推荐，标签与类别相近的在前，不含本政策。
         */
        get: operations["listPolicyRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/recommendList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推荐政策
         * @description 推荐给访客的政策：热度高、可申报或即将开始申报的优先。
         */
        get: operations["listRecommendedPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/search-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 搜索政策
         * @description 按关键词、标签、联想词与筛选条件搜索政策（§2.1、§7.3）；请求带签名（§7）。
         *     多选条件一律以逗号连接成一个参数（style: form, explode: false），全部操作相同；签名时参数值即该逗号连接的原文（未转义）。
         */
        get: operations["searchPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/talent-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 人才政策
         * @description 类别或对象为人才的有效政策，新发布的在前。
         */
        get: operations["listTalentPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/policy/today-declare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 今日可申报
         * @description 今天可以申报的政策：申报中、即将截止与常年受理，先截止的在前。
         */
        get: operations["listTodayDeclarations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/subject/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策专项详情
         * @description 专项的栏目与各栏目的政策（§7.3）。
         */
        get: operations["getPolicySubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/subject/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 政策专项
         * @description 政策专项，新发布的在前（§7.3）。
         */
        get: operations["listPolicySubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/api/ua/tag/hot/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 热门标签
         * @description 政策站页头的热门标签，按热度从高到低（§4、§7.3）。
         */
        get: operations["queryHotTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除需求
         * @description 删除本企业的需求（§7.5）；只能删除 DRAFT、REJECTED、OFF_SHELF、EXPIRED 且没有未结束对接的，否则返回 4090。
         */
        delete: operations["deleteDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/demandList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 可对接的需求
         * @description 登录会员看到的需求列表，附收藏、我的对接与匹配程度；不含本企业发布的（§7.5）。
         */
        get: operations["listCustomerDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/docking/demandEvaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 评价需求对接
         * @description 需求的发布企业在对接成功后评价提供方案的一方；规则见 DockingEvaluationForm，过期或次数用尽返回 4090。
         */
        put: operations["evaluateDemandDocking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/docking/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 需求对接详情
         * @description 一次需求对接的内容、进展与可用操作；只有对接双方可以查看，其他会员返回 4030。对方联系方式在接受之后才给出明文。
         */
        get: operations["getDemandDocking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/docking/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 需求的对接
         * @description 当前会员各企业收到与发起的需求对接，按更新时间从新到旧（§7.5）。
         */
        get: operations["listDemandDockings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/docking/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 对接需求
         * @description 向一条公开的需求提交对接申请，等待发布方响应（§7.5）。
         *     不能对接自己发布的信息；对同一对象同时只能有一个未结束的对接，重复返回 4090；一家企业每天发起的次数有上限（DockingReceipt 的 x-quota），超出返回 4005，并说明多久后再试。
         */
        post: operations["saveDemandDocking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/docking/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 改变需求对接状态
         * @description 接受、拒绝、撤回、开始洽谈或结束一次需求对接；转移见 DockingStatus，不允许的返回 4090。
         */
        put: operations["updateDemandDockingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏需求
         * @description 收藏或取消收藏一条公开的需求；重复收藏返回 4090，取消不在收藏中的返回 4040。
         */
        post: operations["favoriteDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 收藏的需求
         * @description 当前会员收藏的需求，按收藏时间从新到旧。
         */
        get: operations["listFavoriteDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/myDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的需求详情
         * @description 本企业发布的一条需求的全部内容，用于查看与修改（§7.5）；不是本企业的返回 4030。
         */
        get: operations["getMyDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/myList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的需求
         * @description 当前会员各企业发布的需求，任何状态，缺省按更新时间从新到旧（§7.5）。
         */
        get: operations["listMyDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发布或修改需求
         * @description 保存草稿或提交审核（§7.5）。一家企业未结束的需求与草稿各有上限（DemandState 的 x-quota），超出返回 4008；驳回后可不限次数重新提交。
         *     只有 DRAFT、REJECTED、OFF_SHELF、EXPIRED、PUBLISHED 的需求可以修改，其余返回 4090。
         */
        post: operations["saveDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/demand/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 改变需求状态
         * @description 提交审核、撤回审核、下架、延期或完成本企业的需求；转移见 DemandStatus，不允许的返回 4090。
         */
        put: operations["updateDemandStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/evaluation/myList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的对接评价
         * @description 当前会员各企业给出或收到的对接评价，按评价时间从新到旧；对服务商的评价见 enterprise。
         */
        get: operations["listMyDockingEvaluations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/evaluation/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 回复对接评价
         * @description 被评价的企业回复一条已公开的评价，只能回复一次，重复返回 4090。
         */
        put: operations["saveDockingEvaluationReply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/event/myList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的活动
         * @description 当前会员报名的活动，未开始的在前并按开始时间先后，其余按开始时间倒序。
         */
        get: operations["listMyEventSigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/event/sign/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 取消报名
         * @description 取消自己的报名；只有 PENDING、PASS、WAITLIST 且报名未截止的可以取消，否则返回 4090。名额释放后候补的依次转为报名成功。
         */
        put: operations["cancelEventSign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * 删除资源
         * @description 删除本企业的资源（§7.5）；只能删除 DRAFT、REJECTED、OFF_SHELF、EXPIRED 且没有未结束对接的，否则返回 4090。
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/docking/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资源对接详情
         * @description 一次资源对接的内容、进展与可用操作；只有对接双方可以查看，其他会员返回 4030。对方联系方式在接受之后才给出明文。
         */
        get: operations["getResourceDocking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/docking/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资源的对接
         * @description 当前会员各企业收到与发起的资源对接，按更新时间从新到旧（§7.5）。
         */
        get: operations["listResourceDockings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/docking/resourceEvaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 评价资源
         * @description 资源对接的发起企业在对接成功后评价资源（§7.5）；规则见 DockingEvaluationForm，过期或次数用尽返回 4090。
         */
        put: operations["evaluateResource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/docking/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 对接资源
         * @description 向一条公开的资源提交对接申请，等待发布方响应（§7.5）；维护中的仪器不接受申请。
         *     不能对接自己发布的信息；对同一对象同时只能有一个未结束的对接，重复返回 4090；一家企业每天发起的次数有上限（DockingReceipt 的 x-quota），超出返回 4005，并说明多久后再试。
         */
        post: operations["saveResourceDocking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/docking/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 改变资源对接状态
         * @description 接受、拒绝、撤回、开始洽谈或结束一次资源对接（§7.5）；转移见 DockingStatus，不允许的返回 4090。
         */
        put: operations["updateResourceDockingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏资源
         * @description 收藏或取消收藏一条公开的资源；重复收藏返回 4090，取消不在收藏中的返回 4040。
         */
        post: operations["favoriteResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/favorites/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 收藏的资源
         * @description 当前会员收藏的资源，按收藏时间从新到旧。
         */
        get: operations["listFavoriteResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/myDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的资源详情
         * @description 本企业发布的一条资源的全部内容，用于查看与修改；不是本企业的返回 4030。
         */
        get: operations["getMyResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/myList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的资源
         * @description 当前会员各企业发布的资源，任何状态，缺省按更新时间从新到旧（§7.5）。
         */
        get: operations["listMyResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/save/achievement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发布或修改科技成果
         * @description 保存科技成果的草稿或提交审核（§7.5）。一家企业未结束的资源与草稿各有上限（ResourceState 的 x-quota），超出返回 4008。
         *     只有 DRAFT、REJECTED、OFF_SHELF、EXPIRED、PUBLISHED、MAINTENANCE 的资源可以修改，其余返回 4090。
         */
        post: operations["saveAchievementResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/save/instrument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发布或修改仪器设备
         * @description 保存仪器设备的草稿或提交审核（§7.5）。一家企业未结束的资源与草稿各有上限（ResourceState 的 x-quota），超出返回 4008。
         *     只有 DRAFT、REJECTED、OFF_SHELF、EXPIRED、PUBLISHED、MAINTENANCE 的资源可以修改，其余返回 4090。
         */
        post: operations["saveInstrumentResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/save/patent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发布或修改专利
         * @description 保存专利的草稿或提交审核（§7.5）。一家企业未结束的资源与草稿各有上限（ResourceState 的 x-quota），超出返回 4008。
         *     只有 DRAFT、REJECTED、OFF_SHELF、EXPIRED、PUBLISHED、MAINTENANCE 的资源可以修改，其余返回 4090。
         */
        post: operations["savePatentResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/resource/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 改变资源状态
         * @description 提交审核、撤回审核、下架、延期、暂停或恢复预约、标记成交；转移见 ResourceStatus，不允许的返回 4090。
         */
        put: operations["updateResourceStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/customer/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的供需统计
         * @description 当前会员的需求、资源、对接、收藏与活动的条数。
         */
        get: operations["getMySupplyDemandStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/customer/event/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 活动详情
         * @description 一场公开活动的详情与报名要求（§7.4）；登录后另有 mySign。
         */
        get: operations["getEventDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/customer/event/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 活动列表
         * @description 活动，分页；可报名与进行中的在前，按开始时间先后；其余按开始时间倒序（§7.4）。
         */
        get: operations["pageEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/customer/event/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 活动报名
         * @description 报名一场活动（§7.4）。访客可以报名；登录的会员携带令牌，报名记入其名下，可在我的报名中取消。
         *     名额已满时进入候补；报名尚未开始、报名已截止、您已报名（同一活动同一手机号）返回 4090。
         */
        post: operations["signUpForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/category/industryCategoryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 行业分类
         * @description 国民经济行业分类的门类与大类（GB/T 4754），发布与筛选时选大类（§7.1）。
         */
        get: operations["listIndustryCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/category/typeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 供需分类
         * @description 一类供需信息的两级分类（§7.1）；发布与筛选都用它。
         */
        get: operations["listCategoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/demand/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 需求分类与条数
         * @description 全部二级需求分类及其中公开需求的条数，用于需求大厅的筛选。
         */
        get: operations["listDemandCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/demand/command/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 推荐的需求分类
         * @description 运营推荐的需求分类，用作需求大厅首屏的快捷入口。
         */
        get: operations["listDemandCommandCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/demand/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 需求数
         * @description 公开的需求总数，用于首页统计。
         */
        get: operations["countDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/demand/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 需求详情
         * @description 一条公开需求的详情（§7.5）；浏览数由网关统计，可以有延迟。
         *     登录后另有 favorited、own、myDocking；联系方式只在本企业的对接被接受之后给出明文。
         */
        get: operations["getDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/demand/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 需求列表
         * @description 公开的需求，分页；页头检索需求也用它（§7.4、§7.5）。
         */
        get: operations["listDemands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/resource/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资源数
         * @description 公开的资源总数，用于首页统计。
         */
        get: operations["countResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/resource/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资源详情
         * @description 一条公开资源的详情（§7.5），按资源类型为科技成果、仪器设备或专利之一；浏览数由网关统计，可以有延迟。
         *     登录后另有 favorited、own、myDocking；联系方式只在本企业的对接被接受之后给出明文。
         */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/resource/evaluation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资源的评价
         * @description 一条资源的公开评价，按评价时间从新到旧。
         */
        get: operations["listResourceEvaluations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/resource/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 资源列表
         * @description 公开的资源，分页；页头检索资源也用它，参数 current、size、name（§7.4、§7.5）。
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supanddem/api/ua/show/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 供需统计
         * @description 公开的需求、资源与对接成效，最多每十分钟更新一次。
         */
        get: operations["getSupplyDemandStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 当前用户
         * @description 启动时取得登录状态（§7）。
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/current-user/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 当前用户的单点登录授权码
         * @description 为已登录用户签发一次性授权码，供 redirectUri 的应用换取登录状态（§4）。
         */
        get: operations["getCurrentUserCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/dict/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 单个字典的条目
         * @description 按字典编码返回条目，按显示顺序排列。
         */
        get: operations["listDictValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/dict/value/multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 多个字典的条目
         * @description 按字典编码分组返回条目，每组按显示顺序排列。
         */
        get: operations["listMultipleDictValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/download/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 下载文件
         * @description 按 filePath 返回文件内容，以 fileName 为下载文件名；图片以其媒体类型返回，可直接显示；文件不存在时为 404。
         *     公开的文件任何人可下载，不读令牌也一样。契约中以 x-file-access 标注的字段所引用的文件是私有的：OWNER 只限提交该记录的会员，
         *     PARTIES 只限对接双方企业的会员（绑定已通过审核）；上传者本人总可下载；
         *     上传后还没有随任何记录提交的文件只限上传者，图片除外。未登录为 401，其他会员为 403（4030）。
         *     令牌只在 Authorization 头中，从不在地址里；filePath 由网关生成，不可猜测。
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/login/sms-captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 发送登录短信验证码
         * @description 向手机号发送 6 位验证码；多久内有效，同一号码多久后可重发（§4、§9）、每小时与每天至多几次，见 SmsSent 的 x-terms 与 x-quota。
         */
        get: operations["sendLoginSmsCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 退出登录
         * @description 使当前登录的访问令牌与刷新令牌失效。
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 刷新令牌
         * @description 以刷新令牌换取新的一对令牌；旧的刷新令牌随即失效（§4）。刷新令牌无效时为 401。
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/register/captcha/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新建图形验证码
         * @description 返回图形验证码的标识与图片地址；图片错误或过期后重新创建（§8）。
         */
        post: operations["createGraphCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/register/captcha/graph/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 图形验证码图片
         * @description 按标识取得 SVG 图片；标识不存在或已过期时为 404。
         */
        get: operations["getGraphCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/register/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 注册流程设置密码
         * @description 为免密注册（登录或注册）得到的账号首次设置密码；验证码的用途为 register，已有密码时返回 4090。
         */
        put: operations["setRegisterPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/register/sms-captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 发送注册或找回密码短信验证码
         * @description 向手机号发送 6 位验证码；多久内有效，同一号码多久后可重发（§4、§9）、每小时与每天至多几次，见 SmsSent 的 x-terms 与 x-quota。带 id 与 captchaCode 时一并校验图形验证码；不带的次数另有上限，超出为 4001。
         */
        get: operations["sendRegisterSmsCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/register/tel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 手机号注册
         * @description 以手机号、短信验证码与密码注册会员；成功后回到登录（§4）。
         */
        post: operations["registerByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/states/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 省级行政区划
         * @description 全部省、自治区、直辖市与特别行政区。
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/states/provinces/cities/{id}/counties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一个市的县
         * @description 按市标识返回下辖的县、县级市与区。
         */
        get: operations["listCounties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/states/provinces/{id}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 一个省的市
         * @description 按省标识返回下辖的市。
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/token-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 检查令牌
         * @description 检查访问令牌是否有效；不需登录即可调用（§7.1）。
         */
        post: operations["checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/ua/module-config/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 模块配置
         * @description 返回可配置的链接；不带 moduleCode 时返回全部模块。
         */
        get: operations["listModuleConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/ua/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 找回密码
         * @description 以手机号与短信验证码重设密码；成功后该账号的其他登录全部失效。
         */
        put: operations["resetForgottenPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/ua/tenant/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 租户信息
         * @description 启动时按 tenant-host 取得租户（§1、§7）。
         */
        get: operations["getTenantInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/ua/zz/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 第三方扫码登录二维码
         * @description 取得 zz 第三方扫码登录的二维码内容。
         */
        get: operations["getZzQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/ua/zz/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 第三方扫码登录换取令牌
         * @description 用户扫码确认后换取令牌；尚未确认时返回 4090，可轮询。
         */
        post: operations["createZzToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传文件
         * @description 上传单个文件，返回文件信息（§3.3）。其他接口的字段可以限制得更严（§5），见各字段的 x-file。
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/user/change/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改密码
         * @description 校验原密码后修改；成功后其他登录全部失效。
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/api/user/update/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * 修改头像
         * @description 把已上传的图片设为头像。
         */
        put: operations["updatePhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 密码登录
         * @description 以用户名、密码与图形验证码换取令牌；图形验证码先于用户名与密码检查，不符为 4001。连续失败几次后锁定多久，见 LoginForm 的 x-quota 与 x-terms；错误提示不透露账号是否存在。
         */
        post: operations["loginByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/login-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 手机验证码登录
         * @description 以手机号与短信验证码换取令牌；参数按规格放在查询串（§7.1 params）。
         *     号码未注册时返回 4040，此时验证码仍然有效，可在有效期内用于 loginOrRegister。
         */
        post: operations["loginByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/loginOrRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登录或注册
         * @description 以手机号与登录短信验证码登录；号码未注册时先注册为会员，密码由 setRegisterPassword 设置。
         *     注册须先同意服务协议和隐私协议（§2.5），因此客户端先调用 loginByPhone，得知号码未注册并取得同意后再调用。
         */
        post: operations["loginOrRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uaa/sso/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登录政府企业门户
         * @description 以当前用户绑定的企业换取政府企业门户的令牌与登录地址；绑定审核通过的企业才能登录。
         */
        post: operations["loginToEnterprisePortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * 标识
         * @description 记录标识，字符串，客户端不解析其含义。
         */
        Id: string;
        /**
         * 年度
         * @description 所填数据的会计年度。
         */
        ToolYear: number;
        /**
         * 上云的基础设施
         * @enum {string}
         */
        CloudInfrastructure: "COMPUTE" | "STORAGE" | "DATABASE" | "NETWORK" | "SECURITY";
        /**
         * 上云的业务
         * @enum {string}
         */
        CloudBusinessDomain: "DESIGN" | "PRODUCTION" | "SUPPLY_CHAIN" | "MARKETING" | "MANAGEMENT" | "AFTER_SALES";
        /**
         * 百分比
         * @description 单位 %，0–100，最多两位小数。
         */
        Percent: number;
        /**
         * 上云的设备类别
         * @enum {string}
         */
        CloudDeviceKind: "HIGH_ENERGY" | "GENERAL_POWER" | "NEW_ENERGY" | "SMART";
        /**
         * 数据加模型的创新应用
         * @enum {string}
         */
        CloudModel: "MARKET" | "MAINTENANCE" | "QUALITY" | "PROCESS" | "ENERGY";
        /**
         * 金额
         * @description 单位万元，最多两位小数，不小于 0。
         */
        Money: number;
        /**
         * 星级
         * @enum {integer}
         */
        CloudStar: 0 | 3 | 4 | 5;
        /**
         * 星级上云自测内容
         * @description 字段与规则 cloud-star-js@design 的输入同名。不填的按未知处理；多选没有的填空列表。
         */
        CloudInputs: {
            /**
             * 各项云服务连续使用
             * @description 须满 3 个月且仍在使用。
             */
            monthsOfUse?: number;
            /** 已上云的基础设施 */
            infrastructure?: components["schemas"]["CloudInfrastructure"][];
            /** 已上云的业务 */
            businessDomains?: components["schemas"]["CloudBusinessDomain"][];
            /** 上云设备占比 */
            deviceRatio?: components["schemas"]["Percent"];
            /** 上云设备类别 */
            deviceKinds?: components["schemas"]["CloudDeviceKind"][];
            /** 是否有边缘侧数据处理 */
            hasEdgeProcessing?: boolean;
            /** 数据加模型的创新应用 */
            models?: components["schemas"]["CloudModel"][];
            /** 窗口期实际付款金额 */
            paidAmount?: components["schemas"]["Money"];
            /**
             * 上云成效
             * @enum {string}
             */
            effect?: "HIGH" | "SOME" | "NONE";
            /**
             * 已获星级
             * @description 不填为 0。
             */
            heldLevel?: components["schemas"]["CloudStar"];
        };
        /**
         * 星级上云自测
         * @description 提交所填内容并返回测算结果；再次提交覆盖所填内容，结果另存为一条记录。
         */
        CloudForm: {
            /**
             * 企业标识
             * @description 当前会员已绑定的企业；不填则不与企业关联。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            inputs: components["schemas"]["CloudInputs"];
        };
        /**
         * 政策工具
         * @enum {string}
         */
        ToolCode: "SCALE" | "HNTE" | "TECH_SME" | "RD_DEDUCTION" | "CLOUD_STAR" | "SRDI";
        /**
         * 评分表
         * @description 只用于 SRDI（§2.1）；form1 即创新型中小企业评价。
         * @enum {string}
         */
        ToolFormCode: "form1" | "form2" | "form3";
        /**
         * 规则版本
         * @description 规则名与年份，如 srdi@2026；本平台自行设计的规则以 design 结尾。与 contract/rules 一致。
         */
        ToolRuleVersion: string;
        /**
         * 日期
         * Format: date
         * @description 格式 yyyy-MM-dd。
         */
        Date: string;
        /**
         * 链接
         * @description 站内路径（以一个 / 开头）或 http(s) 地址，不含空白。作为图片或文件的站内路径须是契约中的接口（如 downloadFile），门户不转发其他路径；
         *     其他域名的图片只在门户的 IMAGE_HOSTS 列出其主机时显示，否则显示占位图。
         */
        Url: string;
        /** 规则来源 */
        ToolSource: {
            /** 文件名称 */
            name: string;
            /**
             * 文号
             * @description 没有文号的为 null。
             */
            docNo: string | null;
            /** 原文地址 */
            url?: components["schemas"]["Url"];
            /**
             * 依据
             * @description 不返回表示已核对公布的文本。
             * @enum {string}
             */
            basis?: "general-knowledge" | "design";
        };
        /**
         * 所填内容
         * @description 以文字复述一项所填内容，用于展示与打印。
         */
        ToolInputText: {
            /** 字段 */
            key: string;
            /** 字段名称 */
            label: string;
            /**
             * 所填的值
             * @description 未填为 null。
             */
            valueText: string | null;
            /** 单位 */
            unit?: string;
        };
        /**
         * 分组
         * @description 只含条件的分组 max 与 score 为 0。
         */
        ToolGroup: {
            /** 编码 */
            code: string;
            /** 名称 */
            name: string;
            /** 满分 */
            max: number;
            /**
             * 得分
             * @description 按区间估分的为中位；资料不足时为 null。
             */
            score: number | null;
            /** 最低得分 */
            scoreLow?: number;
            /** 最高得分 */
            scoreHigh?: number;
            /**
             * 最低要求
             * @description 该组得分须达到的分数，含本数。
             */
            floor?: number;
            /**
             * 是否达到要求
             * @description 尚不能判断时为 null。
             */
            ok: boolean | null;
        };
        /**
         * 单项结果
         * @description 只计分的项目：已计分为 MET，缺少资料为 UNKNOWN。
         * @enum {string}
         */
        ToolItemStatus: "MET" | "UNMET" | "UNKNOWN" | "MANUAL" | "NA";
        /**
         * 单项
         * @description 一条条件或一项指标：要求、企业现状、差距与依据。条件只有 status；指标另有满分与得分，按区间估分的指标给出 scoreLow 与 scoreHigh。
         */
        ToolItem: {
            /**
             * 编码
             * @description 与规则中的编码一致。
             */
            code: string;
            /** 名称 */
            name: string;
            /**
             * 所属分组
             * @description 取 ToolGroup 的 code。
             */
            group: string;
            /** 要求 */
            requirement: string;
            /**
             * 企业现状
             * @description 已知的部分；一项都不知道时不返回。
             */
            actualText?: string;
            /** 单位 */
            unit?: string;
            status: components["schemas"]["ToolItemStatus"];
            /** 满分 */
            maxScore?: number;
            /** 得分 */
            score?: number;
            /** 最低得分 */
            scoreLow?: number;
            /** 最高得分 */
            scoreHigh?: number;
            /**
             * 差距
             * @description 如 还差 3 人、还差 12.5 万元；不符合且可以量化时返回，划型中为距上一档的差额。
             */
            gap?: string;
            /** 建议 */
            suggestion?: string;
            /** 依据 */
            basis: string;
        };
        /**
         * 企业规模
         * @enum {string}
         */
        ScaleClass: "LARGE" | "MEDIUM" | "SMALL" | "MICRO";
        /**
         * 划型指标
         * @description employeeAmount 单位为人，其余为万元。
         * @enum {string}
         */
        ScaleField: "employeeAmount" | "operatingIncome" | "totalAsset";
        /**
         * 划型结果
         * @description 资料足够时 low 与 high 相同，scaleClass 为该规模；不足时 scaleClass 为 null，规模在 low 与 high 之间。
         */
        ScaleOutcome: {
            /** 企业规模 */
            scaleClass: components["schemas"]["ScaleClass"] | null;
            /** 最小可能的规模 */
            low: components["schemas"]["ScaleClass"];
            /** 最大可能的规模 */
            high: components["schemas"]["ScaleClass"];
            /** 缺少的指标 */
            missingFields: components["schemas"]["ScaleField"][];
            /**
             * 距上一档
             * @description 如 距中型还差从业人员 114 人；已是大型或资料不足时不返回。
             */
            nextUpText?: string;
            /**
             * 距下一档
             * @description 已是微型或资料不足时不返回。
             */
            nextDownText?: string;
        };
        /**
         * 合计金额
         * @description 由多个金额算得，单位万元，不小于 0；展示时最多两位小数。
         */
        MoneySum: number;
        /**
         * 加计扣除测算结果
         * @description 字段与规则 rd-deduction@2023 的计算项同名；单位万元，逐步不取整，仅在展示时保留两位小数。
         */
        RdDeductionOutcome: {
            /** 前五项费用之和 */
            five: components["schemas"]["MoneySum"];
            /**
             * 其他相关费用限额
             * @description 前五项之和 × 10% ÷（1 − 10%）。
             */
            otherCap: components["schemas"]["MoneySum"];
            /** 计入的其他相关费用 */
            otherIn: components["schemas"]["MoneySum"];
            /** 委托境内计入 */
            domestic80: components["schemas"]["MoneySum"];
            /** 境内符合条件的研发费用 */
            domestic: components["schemas"]["MoneySum"];
            /** 委托境外可计入 */
            overseas80: components["schemas"]["MoneySum"];
            /**
             * 委托境外研发费用限额
             * @description 境内符合条件的研发费用的三分之二。
             */
            overseasCap: components["schemas"]["MoneySum"];
            /** 委托境外计入 */
            overseasIn: components["schemas"]["MoneySum"];
            /**
             * 费用化的加计基数
             * @description 已减不征税收入对应的支出与特殊收入。
             */
            base: components["schemas"]["MoneySum"];
            /**
             * 资本化的加计基数
             * @description 已减未抵完的特殊收入。
             */
            amortBase: components["schemas"]["MoneySum"];
            /**
             * 加计比例
             * @description 100，集成电路与工业母机企业在规定期间为 120。
             */
            extraRate: number;
            /** 加计扣除额 */
            extra: components["schemas"]["MoneySum"];
            /** 适用税率 */
            taxRate: components["schemas"]["Percent"];
            /**
             * 最多可节税
             * @description 亏损年度为以后年度可抵的上限。
             */
            taxSaved: components["schemas"]["MoneySum"];
            /**
             * 不能享受的原因
             * @description 核定征收或负面清单行业时返回，此时各项为 0。
             */
            ineligibleReason?: string;
        };
        /** 星级上云自测结果 */
        CloudStarOutcome: {
            /** 按得分可达的星级 */
            levelByScore: components["schemas"]["CloudStar"];
            /**
             * 建议申报的星级
             * @description 逐级申报，最多比已有星级高一级。
             */
            applyNext: components["schemas"]["CloudStar"];
        };
        /**
         * 结论
         * @description PASS 在加计扣除为可以享受，在上云为达到三星级以上；DONE 只用于划型，没有符合与否之分。缺少的资料一律按未知处理，不当作不符合。
         * @enum {string}
         */
        ToolVerdict: "PASS" | "FAIL" | "INCOMPLETE" | "MANUAL" | "DONE";
        /** 下一步 */
        ToolNextAction: {
            /** 说明 */
            text: string;
            /** 跳转地址 */
            to: components["schemas"]["Url"];
        };
        /**
         * 日期时间
         * @description yyyy-MM-dd HH:mm:ss，东八区。
         */
        DateTime: string;
        /**
         * 测算结果
         * @description 六个政策工具共用。items 逐条给出要求、现状、差距与依据；total、totalLow、totalHigh、passLine 只用于计分的工具；scale、rdDeduction、
         *     cloud 各只用于同名工具。规则被替代后旧结果保留，effectiveTo 与 supersededBy 说明已不适用。
         */
        ToolResult: {
            /**
             * 结果标识
             * @description 未登录时不保存，为 null。
             */
            id: components["schemas"]["Id"] | null;
            toolCode: components["schemas"]["ToolCode"];
            formCode?: components["schemas"]["ToolFormCode"];
            ruleVersion: components["schemas"]["ToolRuleVersion"];
            /** 规则施行日期 */
            effectiveFrom: components["schemas"]["Date"];
            /**
             * 规则失效日期
             * @description 仍有效为 null。
             */
            effectiveTo: components["schemas"]["Date"] | null;
            /**
             * 替代的规则版本
             * @description 未被替代为 null。
             */
            supersededBy: components["schemas"]["ToolRuleVersion"] | null;
            /**
             * 是否依官方标准
             * @description 为 false 时页面须说明“自测量表为本平台设计，非官方评分表”。
             */
            official: boolean;
            /** 规则来源 */
            sources: components["schemas"]["ToolSource"][];
            /**
             * 企业名称
             * @description 未登录或未选企业时为 null。
             */
            enName?: string | null;
            /** 数据年度 */
            inputYear?: components["schemas"]["ToolYear"];
            /** 所填内容 */
            inputs: components["schemas"]["ToolInputText"][];
            /** 分组 */
            groups: components["schemas"]["ToolGroup"][];
            /** 单项 */
            items: components["schemas"]["ToolItem"][];
            /**
             * 总分
             * @description 按区间估分的为中位。
             */
            total?: number;
            /** 最低总分 */
            totalLow?: number;
            /** 最高总分 */
            totalHigh?: number;
            /** 合格分数线 */
            passLine?: number;
            scale?: components["schemas"]["ScaleOutcome"];
            rdDeduction?: components["schemas"]["RdDeductionOutcome"];
            cloud?: components["schemas"]["CloudStarOutcome"];
            verdict: components["schemas"]["ToolVerdict"];
            /** 结论说明 */
            verdictText: string;
            /**
             * 提醒
             * @description 不影响结论，如可能触发现场核查。
             */
            reminders: string[];
            /** 下一步 */
            nextActions: components["schemas"]["ToolNextAction"][];
            /**
             * 声明
             * @description 测算结果仅供参考，不作为认定、申报或纳税依据，以主管部门最终审核为准。
             */
            disclaimer: string;
            /** 测算时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 失败返回码
         * @description 不以 200 开头的返回码。3000 表示逐条校验失败（§8）；其余取值规格未列出，本契约约定：
         *     4001 图形验证码错误，4002 账号或密码错误，4003 账号已锁定，4004 短信验证码错误，4005 操作过于频繁，
         *     4006 手机号已注册，4007 签名错误，4008 数量已达上限，4030 无权访问该数据，4040 数据不存在，4090 状态冲突或重复提交，5000 其他业务错误。
         * @example 4002
         */
        FailureCode: string;
        /**
         * 错误文本
         * @description 面向用户的一句话说明。
         */
        ErrorText: string;
        /**
         * HTTP 错误信封
         * @description HTTP 状态非 200 时的信封。
         */
        HttpError: {
            returnCode: components["schemas"]["FailureCode"];
            errorMessage: components["schemas"]["ErrorText"];
        };
        /**
         * 星级上云自测的保存内容
         * @description 从未提交过时各项为 null。
         */
        CloudInfo: {
            /** 企业标识 */
            enId: components["schemas"]["Id"] | null;
            /** 最近一次结果 */
            result: components["schemas"]["ToolResult"] | null;
            /** 提交时间 */
            updateTime: components["schemas"]["DateTime"] | null;
            /** 年度 */
            inputYear: components["schemas"]["ToolYear"] | null;
            /** 所填内容 */
            inputs: components["schemas"]["CloudInputs"] | null;
        };
        /**
         * 企业类别
         * @description GENERAL 加计 100%；IC 与 MACHINE_TOOL 2023–2027 年加计 120%。
         * @enum {string}
         */
        RdEnterpriseCategory: "GENERAL" | "IC" | "MACHINE_TOOL";
        /**
         * 适用税率
         * @enum {string}
         */
        RdTaxCategory: "STANDARD" | "HNTE" | "SMALL_LOW_PROFIT";
        /**
         * 研发费用加计扣除测算内容
         * @description 字段与规则 rd-deduction@2023 的输入同名。单位万元，全部研发项目合并填写；不填的费用按 0 计算。
         */
        RdDeductionInputs: {
            inputYear: components["schemas"]["ToolYear"];
            /** 是否居民企业 */
            isResidentEnterprise?: boolean;
            /** 会计核算是否健全 */
            hasSoundAccounting?: boolean;
            /**
             * 是否查账征收
             * @description 核定征收的不能享受。
             */
            isAuditCollection?: boolean;
            /** 负面清单行业业务收入 */
            negativeIndustryIncome?: components["schemas"]["Money"];
            /** 收入总额 */
            totalIncome?: components["schemas"]["Money"];
            /** 不征税收入 */
            nonTaxableIncome?: components["schemas"]["Money"];
            /** 投资收益 */
            investmentIncome?: components["schemas"]["Money"];
            /**
             * 企业类别
             * @description 不填为 GENERAL。
             */
            enterpriseCategory?: components["schemas"]["RdEnterpriseCategory"];
            /**
             * 适用税率
             * @description 不填为 STANDARD。
             */
            taxCategory?: components["schemas"]["RdTaxCategory"];
            /**
             * 人员人工费用
             * @description 工资薪金、五险一金、外聘研发人员劳务费。
             */
            personnelCost?: components["schemas"]["Money"];
            /** 直接投入费用 */
            directCost?: components["schemas"]["Money"];
            /** 折旧费用 */
            depreciation?: components["schemas"]["Money"];
            /**
             * 无形资产摊销
             * @description 用于研发的无形资产。
             */
            amortization?: components["schemas"]["Money"];
            /**
             * 设计试验等费用
             * @description 新产品设计费、新工艺规程制定费、新药临床试验费、勘探开发现场试验费。
             */
            designCost?: components["schemas"]["Money"];
            /**
             * 其他相关费用
             * @description 计入不超过前五项之和 ÷ 9。
             */
            otherCost?: components["schemas"]["Money"];
            /**
             * 委托境内机构或个人实际发生额
             * @description 按 80% 计入。
             */
            domesticEntrusted?: components["schemas"]["Money"];
            /**
             * 委托境外机构实际发生额
             * @description 按 80% 且不超过境内费用的三分之二计入；委托境外个人的不得填写。
             */
            overseasEntrusted?: components["schemas"]["Money"];
            /** 不征税收入对应支出 */
            nonTaxableExpense?: components["schemas"]["Money"];
            /**
             * 特殊收入
             * @description 下脚料、残次品、中间试制品的收入。
             */
            specialIncome?: components["schemas"]["Money"];
            /** 已资本化研发形成的无形资产本年摊销 */
            capitalizedAmortization?: components["schemas"]["Money"];
        };
        /**
         * 加计扣除测算的保存内容
         * @description 从未保存过时各项为 null。
         */
        CostCalculation: {
            /** 企业标识 */
            enId: components["schemas"]["Id"] | null;
            /** 最近一次结果 */
            result: components["schemas"]["ToolResult"] | null;
            /** 保存时间 */
            updateTime: components["schemas"]["DateTime"] | null;
            /** 所填内容 */
            inputs: components["schemas"]["RdDeductionInputs"] | null;
        };
        /**
         * 研发费用加计扣除测算
         * @description 保存所填内容并返回测算结果；再次保存覆盖所填内容，结果另存为一条记录。
         */
        CostCalculationForm: {
            /**
             * 企业标识
             * @description 当前会员已绑定的企业；不填则不与企业关联。
             */
            enId?: components["schemas"]["Id"];
            inputs: components["schemas"]["RdDeductionInputs"];
        };
        /**
         * 划型行业
         * @description 《中小企业划型标准规定》的 16 类。
         * @enum {string}
         */
        ScaleIndustry: "AGRI" | "INDUSTRY" | "BUILD" | "WHOLESALE" | "RETAIL" | "TRANSPORT" | "STORAGE" | "POST" | "HOTEL" | "CATERING" | "INFO" | "SOFTWARE" | "REALESTATE" | "PROPERTY" | "LEASE" | "OTHER";
        /**
         * 规模类型自测内容
         * @description 填写所选行业用到的指标，见 listIndustryFields；不填的指标按未知处理，可能给出范围而不下结论。
         */
        ScaleInputs: {
            industry: components["schemas"]["ScaleIndustry"];
            /** 从业人员 */
            employeeAmount?: number;
            /** 营业收入 */
            operatingIncome?: components["schemas"]["Money"];
            /** 资产总额 */
            totalAsset?: components["schemas"]["Money"];
        };
        /** 规模类型自测 */
        EnterpriseSizeForm: {
            /**
             * 企业标识
             * @description 当前会员已绑定的企业；不填则不与企业关联。
             */
            enId?: components["schemas"]["Id"];
            inputYear?: components["schemas"]["ToolYear"];
            inputs: components["schemas"]["ScaleInputs"];
        };
        /** 划型指标与界限 */
        IndustryFieldInput: {
            key: components["schemas"]["ScaleField"];
            /** 指标名称 */
            label: string;
            /** 单位 */
            unit: string;
            /**
             * 界限
             * @description 依次为大型、中型、小型的下限，含本数；低于小型下限为微型。
             */
            bounds: number[];
        };
        /** 划型行业与指标 */
        IndustryField: {
            code: components["schemas"]["ScaleIndustry"];
            /** 行业名称 */
            name: string;
            /** 行业范围 */
            description?: string;
            /**
             * 所用指标
             * @description 表单只显示这些指标。
             */
            fields: components["schemas"]["IndustryFieldInput"][];
        };
        /**
         * 划型行业列表
         * @description 按标准的次序，共 16 类。
         */
        IndustryFieldList: components["schemas"]["IndustryField"][];
        /**
         * 核心技术所属领域
         * @description 《国家重点支持的高新技术领域》八类，与字典 PO_FIELD_AREA 依次对应。
         * @enum {string}
         */
        HnteFieldArea: "ELECTRONICS" | "BIOMEDICINE" | "AEROSPACE" | "MATERIALS" | "SERVICES" | "ENERGY" | "ENVIRONMENT" | "MANUFACTURING";
        /**
         * 各年金额
         * @description 每年一个数，从早到晚，最后一项为数据所属年度；成立不满三年的按实际年限填写，缺少任何一年则整项不填。
         */
        ToolYearAmountList: components["schemas"]["Money"][];
        /**
         * 评价档次
         * @description 由企业自评，正式评分以专家为准。
         * @enum {string}
         */
        HnteGrade: "A" | "B" | "C" | "D" | "E";
        /**
         * 研发管理
         * @enum {string}
         */
        HnteManagementItem: "SYSTEM" | "ACCOUNTING" | "LEDGER";
        /**
         * 研发条件
         * @enum {string}
         */
        HnteConditionItem: "ORGANIZATION" | "FACILITIES" | "COOPERATION";
        /**
         * 成果转化激励
         * @enum {string}
         */
        HnteIncentiveItem: "REWARD" | "PLATFORM";
        /**
         * 人才制度
         * @enum {string}
         */
        HnteTalentItem: "STUDY" | "TRAINING" | "RECRUITMENT" | "APPRAISAL";
        /**
         * 高新技术企业自测内容
         * @description 字段与规则 hnte@2016 的输入同名。不填的按未知处理，不当作不符合；多选没有的填空列表。
         */
        HnteInputs: {
            /** 注册成立日期 */
            establishTime?: components["schemas"]["Date"];
            /**
             * 申请日期
             * @description 不填按今天计算。
             */
            applyDate?: components["schemas"]["Date"];
            /** 是否境内（不含港澳台）居民企业 */
            isResidentEnterprise?: boolean;
            /** 有效Ⅰ类知识产权 */
            ipClassIAmount?: number;
            /**
             * 有效Ⅱ类知识产权
             * @description 不含商标。
             */
            ipClassIIAmount?: number;
            /** 知识产权是否对主要产品（服务）起核心支持作用 */
            ipSupportsProducts?: boolean;
            fieldArea?: components["schemas"]["HnteFieldArea"];
            /** 核心技术是否属于所选领域规定的范围 */
            isTechnologyInField?: boolean;
            /** 当年职工总数 */
            employeeAmount?: number;
            /**
             * 科技人员
             * @description 当年累计实际工作 183 天以上。
             */
            techStaffAmount?: number;
            /** 近三年研发费用 */
            rdExpenses?: components["schemas"]["ToolYearAmountList"];
            /** 近三年境内研发费用 */
            domesticRdExpenses?: components["schemas"]["ToolYearAmountList"];
            /** 近三年销售收入 */
            salesIncomes?: components["schemas"]["ToolYearAmountList"];
            /**
             * 近三年净资产
             * @description 每年一个数，从早到晚，可以为负。
             */
            netAssets?: number[];
            /** 近一年高新技术产品（服务）收入 */
            highTechIncome?: components["schemas"]["Money"];
            /** 近一年总收入 */
            totalIncome?: components["schemas"]["Money"];
            /** 申请前一年内无重大安全、质量事故与严重环境违法 */
            hasNoMajorIncident?: boolean;
            /** 技术的先进程度 */
            technologyLevel?: components["schemas"]["HnteGrade"];
            /** 对主要产品（服务）的核心支持作用 */
            coreSupport?: components["schemas"]["HnteGrade"];
            /**
             * 知识产权获得方式
             * @enum {string}
             */
            ipSource?: "SELF" | "ACQUIRED";
            /** 是否参与编制国家或行业标准、检测方法、技术规范 */
            hasSetStandards?: boolean;
            /**
             * 近三年各年科技成果转化数
             * @description 每年一个数，从早到晚；同一成果转化为多项的只计一次。
             */
            transformationAmounts?: number[];
            /** 研发管理 */
            rdManagement?: components["schemas"]["HnteManagementItem"][];
            /** 研发条件 */
            rdConditions?: components["schemas"]["HnteConditionItem"][];
            /** 成果转化激励 */
            incentives?: components["schemas"]["HnteIncentiveItem"][];
            /** 人才制度 */
            talentSystems?: components["schemas"]["HnteTalentItem"][];
        };
        /**
         * 高新技术企业自测的保存内容
         * @description 从未保存过时各项为 null。
         */
        TechnologyEvaluation: {
            /** 企业标识 */
            enId: components["schemas"]["Id"] | null;
            /** 最近一次结果 */
            result: components["schemas"]["ToolResult"] | null;
            /** 保存时间 */
            updateTime: components["schemas"]["DateTime"] | null;
            /** 年度 */
            inputYear: components["schemas"]["ToolYear"] | null;
            /** 所填内容 */
            inputs: components["schemas"]["HnteInputs"] | null;
        };
        /**
         * 高新技术企业自测
         * @description 保存所填内容并返回测算结果；再次保存覆盖所填内容，结果另存为一条记录。
         */
        TechnologyEvaluationForm: {
            /**
             * 企业标识
             * @description 当前会员已绑定的企业；不填则不与企业关联。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            inputs: components["schemas"]["HnteInputs"];
        };
        /**
         * 手机号
         * @description 11 位，1 开头（§5）。
         */
        Mobile: string;
        /**
         * 问题反馈
         * @description 在线咨询与问题反馈（§2.4、§3.3、§5）。
         */
        FeedbackForm: {
            /**
             * 联系电话
             * @description 1 开头，第二位 3–9，共 11 位（§5）。
             */
            telephone: components["schemas"]["Mobile"];
            /**
             * 来源
             * @description 固定为 PC，网页端（§3.3）。
             * @enum {string}
             */
            source: "PC";
            /**
             * 问题类型
             * @description 字典 PO_FEEDBACK_TYPE 的 value（§3.4）。
             */
            type: string;
            /**
             * 反馈内容
             * @description 最多 200 字（§5）。
             */
            description: string;
        };
        /**
         * 成功返回码
         * @description 以 200 开头即为成功（§7）。
         * @example 200
         */
        SuccessCode: string;
        /**
         * 无数据的成功
         * @description 操作成功且无返回数据，data 为 null。
         */
        EmptySuccess: {
            returnCode: components["schemas"]["SuccessCode"];
            data: null;
        };
        /**
         * 会话标识
         * @description 浏览器为一次对话生成的随机标识，不含个人信息。
         */
        RobotSessionId: string;
        /**
         * 会话名称
         * @description 会员改名之前是第一个问题的开头。
         */
        RobotSessionTitle: string;
        /** 数量 */
        Count: number;
        /** 一问一答 */
        RobotTurn: {
            /** 问题 */
            question: string;
            /** 提问时间 */
            createTime: components["schemas"]["DateTime"];
            answer: components["schemas"]["RobotAnswer"];
            /**
             * 是否有用
             * @description 评价过时返回。
             */
            useful?: boolean;
        };
        /**
         * 把握程度
         * @enum {string}
         */
        RobotConfidence: "HIGH" | "MID" | "LOW" | "NONE";
        /**
         * 效力状态
         * @enum {string}
         */
        PolicyValidity: "EFFECTIVE" | "UPCOMING" | "MODIFIED" | "EXPIRED" | "REPEALED" | "REPLACED";
        /**
         * 引用的依据
         * @description 回答中的金额、日期与条件只来自引文。
         */
        RobotCitation: {
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            /** 文号 */
            docNo?: string;
            /** 发文单位 */
            department: string;
            /** @description 不是 EFFECTIVE 的页面须标明；只在没有有效的依据、或问的就是该政策时才引用。 */
            validity: components["schemas"]["PolicyValidity"];
            /**
             * 替代政策标识
             * @description validity 为 REPLACED 且知道替代的政策时返回。
             */
            replacedById?: components["schemas"]["Id"];
            /** 替代政策标题 */
            replacedByTitle?: string;
            /**
             * 条款
             * @description 如 第三条。
             */
            clause: string;
            /**
             * 引文
             * @description 原文，最多 80 字。
             */
            quote: string;
            /**
             * 跳转地址
             * @description 政策详情中该条款的位置。
             */
            url: components["schemas"]["Url"];
        };
        /** 相关内容 */
        RobotRelated: {
            /**
             * 内容类型
             * @enum {string}
             */
            type: "POLICY" | "TOOL" | "DEMAND" | "RESOURCE" | "PROVIDER" | "ACTIVITY";
            /**
             * 内容标识
             * @description 政策工具为其编码，如 RD_DEDUCTION。
             */
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            /** 跳转地址 */
            url: components["schemas"]["Url"];
        };
        /** 转人工 */
        RobotHandoff: {
            /**
             * 建议咨询的部门
             * @description 没有依据或依据较弱时返回。
             */
            dept?: string;
            /** 电话 */
            tel: string;
            /**
             * 服务时间
             * @description 如 每天 8:00-23:00。
             */
            workTime: string;
            /** 在线咨询地址 */
            consultUrl: components["schemas"]["Url"];
        };
        /**
         * 机器人的回答
         * @description text 中的数字与金额只出自引文；依据不是有效政策时 text 先说明其效力。confidence 为 NONE 时 text 固定以“未在政策库找到依据”开头，citations 为空，不编造内容；其余回答至少有一条引用。
         */
        RobotAnswer: {
            /**
             * 回答标识
             * @description 用于评价回答。
             */
            answerId: components["schemas"]["Id"];
            /**
             * 回答
             * @description 不含 HTML。
             */
            text: string;
            /**
             * 格式
             * @description Markdown 文本。
             * @enum {string}
             */
            format: "MD";
            confidence: components["schemas"]["RobotConfidence"];
            /** 依据 */
            citations: components["schemas"]["RobotCitation"][];
            /** 相关内容 */
            related: components["schemas"]["RobotRelated"][];
            /**
             * 相关问题
             * @description 可以接着问的问题，政策库或问答库中有答案；作为 question 再提问。
             */
            relatedQuestions: string[];
            /**
             * 是否由人工智能生成
             * @description 为 true 时页面须显著标识；直接取自问答库的为 false。
             */
            aiGenerated: boolean;
            handoff: components["schemas"]["RobotHandoff"];
        };
        /** 会话转入账号 */
        RobotSessionClaimForm: {
            sessionId: components["schemas"]["RobotSessionId"];
        };
        /** 总条数 */
        PageTotal: number;
        /** 每页条数 */
        PageSize: number;
        /**
         * 页码
         * @description 从 1 开始。
         */
        PageNumber: number;
        /** 总页数 */
        PageCount: number;
        /** 一次会话 */
        RobotSession: {
            sessionId: components["schemas"]["RobotSessionId"];
            title: components["schemas"]["RobotSessionTitle"];
            /** 提问次数 */
            turnCount: components["schemas"]["Count"];
            /** 开始时间 */
            createTime: components["schemas"]["DateTime"];
            /** 最近提问时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * 会话分页
         * @description 一页会话。
         */
        RobotSessionPage: {
            /** 当页记录 */
            records: components["schemas"]["RobotSession"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** 会话改名 */
        RobotSessionTitleForm: {
            sessionId: components["schemas"]["RobotSessionId"];
            title: components["schemas"]["RobotSessionTitle"];
        };
        /**
         * 直接符合的条件
         * @enum {string}
         */
        TecEnDirectPass: "HNTE" | "NATIONAL_AWARD" | "RD_ORGANIZATION" | "STANDARD";
        /**
         * 科技型中小企业评价的基本条件
         * @description 字段与规则 tech-sme@2017 的输入同名。不填的按未知处理，不当作不符合。
         */
        TecEnBase: {
            /** 是否境内（不含港澳台）居民企业 */
            isResidentEnterprise?: boolean;
            /** 职工总数 */
            employeeAmount?: number;
            /** 年销售收入 */
            salesIncome?: components["schemas"]["Money"];
            /** 资产总额 */
            totalAsset?: components["schemas"]["Money"];
            /** 产品和服务不属于禁止、限制和淘汰类 */
            isIndustryAllowed?: boolean;
            /**
             * 无事故、违法与失信
             * @description 填报上一年及当年内无重大事故、严重违法与科研失信，且未列入异常名录和严重违法失信名单。
             */
            isTrustworthy?: boolean;
            /**
             * 直接符合的条件
             * @description 都没有为空列表。
             */
            directPassGrounds?: components["schemas"]["TecEnDirectPass"][];
        };
        /**
         * 科技型中小企业评价的评分指标
         * @description 字段与规则 tech-sme@2017 的输入同名。研发投入两种比例都计算，取得分高的一种；销售收入为 0 时只用第二种。
         */
        TecEnScores: {
            /**
             * 科技人员
             * @description 兼职、临时聘用人员当年须累计工作 6 个月以上。
             */
            techStaffAmount?: number;
            /** 研发费用 */
            rdExpense?: components["schemas"]["Money"];
            /** 成本费用支出 */
            costExpense?: components["schemas"]["Money"];
            /** 有效Ⅰ类知识产权 */
            ipClassIAmount?: number;
            /** 有效Ⅱ类知识产权 */
            ipClassIIAmount?: number;
            /**
             * 近三年是否存在相关风险
             * @description 只用于现场核查提醒。
             */
            hasRecentRisk?: boolean;
            /**
             * 是否首次参评
             * @description 只用于现场核查提醒。
             */
            isFirstTime?: boolean;
        };
        /**
         * 提交评价
         * @description 在基本条件之上提交评分指标，返回测算结果。会员先保存基本条件并带 formId；访客不保存，带 inputYear 与 base。
         */
        TecEnCommitForm: {
            /**
             * 表单标识
             * @description 会员必填。
             */
            formId?: components["schemas"]["Id"];
            /**
             * 年度
             * @description 访客填写；带 formId 时以已保存的为准。
             */
            inputYear?: components["schemas"]["ToolYear"];
            /**
             * 基本条件
             * @description 访客必填；带 formId 时以已保存的为准。
             */
            base?: components["schemas"]["TecEnBase"];
            scores: components["schemas"]["TecEnScores"];
        };
        /**
         * 表单状态
         * @description 提交后再保存基本条件回到 DRAFT。
         * @enum {string}
         */
        TecEnFormState: "NONE" | "DRAFT" | "COMMITTED";
        /**
         * 科技型中小企业评价表
         * @description 从未保存过时 status 为 NONE，其余为 null。
         */
        TecEnForm: {
            /** 企业标识 */
            enId: components["schemas"]["Id"] | null;
            /** 最近一次结果 */
            result: components["schemas"]["ToolResult"] | null;
            /** 保存时间 */
            updateTime: components["schemas"]["DateTime"] | null;
            /** 表单标识 */
            formId: components["schemas"]["Id"] | null;
            /** 年度 */
            inputYear: components["schemas"]["ToolYear"] | null;
            status: components["schemas"]["TecEnFormState"];
            /** 基本条件 */
            base: components["schemas"]["TecEnBase"] | null;
            /** 评分指标 */
            scores: components["schemas"]["TecEnScores"] | null;
        };
        /**
         * 保存基本条件
         * @description 首次保存不带 formId，由网关分配；再次保存带 formId。
         */
        TecEnBaseForm: {
            /**
             * 企业标识
             * @description 当前会员已绑定的企业；不填则不与企业关联。
             */
            enId?: components["schemas"]["Id"];
            /** 表单标识 */
            formId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            base: components["schemas"]["TecEnBase"];
        };
        /**
         * 与主导产品相关的有效知识产权
         * @description 转让不满 1 年的不计。
         * @enum {string}
         */
        SrdiIpLevel: "HV" | "SELF1" | "I" | "II" | "NONE";
        /**
         * 比例
         * @description 可以超过 100。
         */
        ToolRatio: number;
        /**
         * 比例
         * @description 可以为负。
         */
        ToolSignedRatio: number;
        /**
         * 近两年金额
         * @description 每年一个数，从早到晚。
         */
        ToolTwoYearAmountList: components["schemas"]["Money"][];
        /**
         * 近两年比例
         * @description 每年一个数，从早到晚。
         */
        ToolTwoYearRatioList: components["schemas"]["ToolRatio"][];
        /**
         * 质量管理水平
         * @enum {string}
         */
        SrdiQualityItem: "AWARD" | "CERTIFICATION" | "BRAND" | "STANDARD";
        /**
         * 研发机构级别
         * @enum {string}
         */
        SrdiRdOrganization: "NATIONAL" | "PROVINCIAL" | "MUNICIPAL" | "BELOW_MUNICIPAL" | "NONE";
        /**
         * 代替评价得分的条件
         * @enum {string}
         */
        SrdiScoreExemption: "PROVINCIAL_AWARD" | "NATIONAL_AWARD" | "TOP500";
        /**
         * 创新直通条件
         * @enum {string}
         */
        SrdiInnovationExemption: "NATIONAL_AWARD" | "TOP50";
        /**
         * 创新型中小企业直接符合的条件（srdi@2026）
         * @enum {string}
         */
        SrdiForm1DirectPass: "AWARD" | "HNTE" | "INNOVATION_DEMO" | "IP_ADVANTAGE" | "IP_DEMO" | "RD_ORGANIZATION" | "TECH_SME";
        /**
         * 创新型中小企业评价内容（srdi@2026）
         * @description 字段与规则 srdi@2026 的 form1 输入同名。不填的按未知处理，不当作不符合。
         */
        SrdiForm1Inputs: {
            ipLevel?: components["schemas"]["SrdiIpLevel"];
            /** 上年度研发费用占营业收入 */
            rdRatio?: components["schemas"]["ToolRatio"];
            /** 上年度主营业务收入增长率 */
            mainBusinessGrowth?: components["schemas"]["ToolSignedRatio"];
            /** 上年度资产负债率 */
            assetDebt?: components["schemas"]["ToolRatio"];
            /** 主导产品是否属于《战略性新兴产业分类》 */
            isStrategicProduct?: boolean;
            /** 主营业务收入占营业收入 */
            mainBusinessRatio?: components["schemas"]["Percent"];
            /**
             * 直接符合的条件
             * @description 都没有为空列表。
             */
            directPassGrounds?: components["schemas"]["SrdiForm1DirectPass"][];
            /**
             * 近三年新增股权融资
             * @description 合格机构投资者实缴。
             */
            newEquityThreeYears?: components["schemas"]["Money"];
        };
        /**
         * 创新型中小企业评分（srdi@2026）
         * @description isRenewal 为规则中的同名输入；小巨人复核在 2026 年仍用 srdi@2022。
         */
        SrdiForm1Request: {
            /** 是否复核 */
            isRenewal: boolean;
            /**
             * 企业标识
             * @description 登录会员的企业；不填则不保存到企业名下。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            /**
             * 评分表
             * @description 创新型中小企业评价。
             * @enum {string}
             */
            formCode: "form1";
            /**
             * 规则版本
             * @enum {string}
             */
            ruleVersion: "srdi@2026";
            inputs: components["schemas"]["SrdiForm1Inputs"];
        };
        /**
         * 创新型中小企业直接符合的条件（srdi@2022）
         * @enum {string}
         */
        SrdiForm1DirectPass2022: "AWARD" | "HNTE" | "INNOVATION_DEMO" | "IP_ADVANTAGE" | "IP_DEMO" | "RD_ORGANIZATION";
        /**
         * 创新型中小企业评价内容（srdi@2022）
         * @description 字段与规则 srdi@2022 的 form1 输入同名。不填的按未知处理，不当作不符合。
         */
        SrdiForm1Inputs2022: {
            ipLevel?: components["schemas"]["SrdiIpLevel"];
            /** 上年度研发费用占营业收入 */
            rdRatio?: components["schemas"]["ToolRatio"];
            /** 上年度主营业务收入增长率 */
            mainBusinessGrowth?: components["schemas"]["ToolSignedRatio"];
            /** 上年度资产负债率 */
            assetDebt?: components["schemas"]["ToolRatio"];
            /** 主导产品是否属于《战略性新兴产业分类》 */
            isStrategicProduct?: boolean;
            /** 主营业务收入占营业收入 */
            mainBusinessRatio?: components["schemas"]["Percent"];
            /**
             * 直接符合的条件
             * @description 都没有为空列表。
             */
            directPassGrounds?: components["schemas"]["SrdiForm1DirectPass2022"][];
            /**
             * 近三年新增股权融资
             * @description 合格机构投资者实缴。
             */
            newEquityThreeYears?: components["schemas"]["Money"];
        };
        /**
         * 创新型中小企业评分（srdi@2022）
         * @description isRenewal 为规则中的同名输入；小巨人复核在 2026 年仍用 srdi@2022。
         */
        SrdiForm1Request2022: {
            /** 是否复核 */
            isRenewal: boolean;
            /**
             * 企业标识
             * @description 登录会员的企业；不填则不保存到企业名下。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            /**
             * 评分表
             * @description 创新型中小企业评价。
             * @enum {string}
             */
            formCode: "form1";
            /**
             * 规则版本
             * @enum {string}
             */
            ruleVersion: "srdi@2022";
            inputs: components["schemas"]["SrdiForm1Inputs2022"];
        };
        /**
         * 知识产权豁免条件
         * @enum {string}
         */
        SrdiForm2IpExemption: "AWARD" | "RD_ORGANIZATION";
        /**
         * 专精特新中小企业认定内容（srdi@2026）
         * @description 字段与规则 srdi@2026 的 form2 输入同名。不填的按未知处理，不当作不符合。
         */
        SrdiForm2Inputs: {
            /** 是否境内注册、独立法人 */
            isRegistered?: boolean;
            /**
             * 划型结果
             * @description 由中小企业规模类型自测得出。
             */
            size?: components["schemas"]["ScaleClass"];
            /** 无经营异常与失信，近三年无重大事故与偷漏税 */
            isTrustworthy?: boolean;
            /** 已获科技和创新型中小企业称号且在有效期内 */
            hasTierOneTitle?: boolean;
            /**
             * 从事特定细分市场年限
             * @description 截至上年末。
             */
            marketYears?: number;
            /** 上年度营业收入 */
            operatingIncome?: components["schemas"]["Money"];
            /**
             * 近两年新增股权投资
             * @description 合格机构投资者实缴。
             */
            newEquityTwoYears?: components["schemas"]["Money"];
            /** 主营业务收入占营业收入 */
            mainBusinessRatio?: components["schemas"]["Percent"];
            /** 上年末资产负债率 */
            assetDebt?: components["schemas"]["ToolRatio"];
            /** 近两年各年研发费用 */
            rdExpenses?: components["schemas"]["ToolTwoYearAmountList"];
            /** 近两年各年研发费用占营业收入 */
            rdRatios?: components["schemas"]["ToolTwoYearRatioList"];
            /**
             * 已产生效益的Ⅰ类知识产权
             * @description 与主导产品相关、非转入、权利人排名前三。
             */
            ipClassIAmount?: number;
            /**
             * 知识产权豁免条件
             * @description 都没有为空列表。
             */
            ipExemptions?: components["schemas"]["SrdiForm2IpExemption"][];
            /**
             * 细分市场占有率较为靠前
             * @description 由评审判断，自评只作参考。
             */
            isMarketLeading?: boolean;
            /**
             * 本年度发展评价得分
             * @description 取自工信部平台，本平台不能重算。
             */
            developmentScore?: number;
            /**
             * 上年度发展评价得分
             * @description 只用于复核：近两年任一年达到即可。
             */
            lastDevelopmentScore?: number;
        };
        /**
         * 专精特新中小企业评分（srdi@2026）
         * @description isRenewal 为规则中的同名输入；小巨人复核在 2026 年仍用 srdi@2022。
         */
        SrdiForm2Request: {
            /** 是否复核 */
            isRenewal: boolean;
            /**
             * 企业标识
             * @description 登录会员的企业；不填则不保存到企业名下。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            /**
             * 评分表
             * @enum {string}
             */
            formCode: "form2";
            /**
             * 规则版本
             * @enum {string}
             */
            ruleVersion: "srdi@2026";
            inputs: components["schemas"]["SrdiForm2Inputs"];
        };
        /**
         * 专精特新中小企业认定内容（srdi@2022）
         * @description 历史标准；字段与规则 srdi@2022 的 form2 输入同名。不填的按未知处理，不当作不符合。
         */
        SrdiForm2Inputs2022: {
            /** 从事特定细分市场年限 */
            marketYears?: number;
            /** 上年度研发费用 */
            rdExpense?: components["schemas"]["Money"];
            /** 前一年度研发费用 */
            previousRdExpense?: components["schemas"]["Money"];
            /** 上年度研发费用占营业收入 */
            rdRatio?: components["schemas"]["ToolRatio"];
            /** 上年度营业收入 */
            operatingIncome?: components["schemas"]["Money"];
            /** 近两年新增股权融资 */
            newEquityTwoYears?: components["schemas"]["Money"];
            /** 主营业务收入占营业收入 */
            mainBusinessRatio?: components["schemas"]["Percent"];
            /** 近两年主营业务收入平均增长率 */
            mainBusinessGrowth?: components["schemas"]["ToolSignedRatio"];
            /**
             * 主导产品所属领域
             * @enum {string}
             */
            productField?: "A" | "B" | "C";
            /** 数字化水平 */
            digitalLevel?: number;
            /**
             * 质量管理水平
             * @description 都没有为空列表。
             */
            qualityItems?: components["schemas"]["SrdiQualityItem"][];
            /** 上年度净利润率 */
            netProfitRatio?: components["schemas"]["ToolSignedRatio"];
            /** 上年度资产负债率 */
            assetDebt?: components["schemas"]["ToolRatio"];
            /**
             * 地方特色指标得分
             * @description 三个勾选项，每项 5 分。
             * @enum {integer}
             */
            localFeatureScore?: 0 | 5 | 10 | 15;
            ipLevel?: components["schemas"]["SrdiIpLevel"];
            /** 研发人员占比 */
            rdStaffRatio?: components["schemas"]["Percent"];
            rdOrganization?: components["schemas"]["SrdiRdOrganization"];
            /**
             * 代替评价得分的条件
             * @description 都没有为空列表。
             */
            scoreExemptions?: components["schemas"]["SrdiScoreExemption"][];
        };
        /**
         * 专精特新中小企业评分（srdi@2022）
         * @description isRenewal 为规则中的同名输入；小巨人复核在 2026 年仍用 srdi@2022。
         */
        SrdiForm2Request2022: {
            /** 是否复核 */
            isRenewal: boolean;
            /**
             * 企业标识
             * @description 登录会员的企业；不填则不保存到企业名下。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            /**
             * 评分表
             * @enum {string}
             */
            formCode: "form2";
            /**
             * 规则版本
             * @enum {string}
             */
            ruleVersion: "srdi@2022";
            inputs: components["schemas"]["SrdiForm2Inputs2022"];
        };
        /**
         * 知识产权豁免条件
         * @enum {string}
         */
        SrdiForm3IpExemption: "NATIONAL_AWARD";
        /**
         * 专精特新“小巨人”认定内容（srdi@2026）
         * @description 字段与规则 srdi@2026 的 form3 输入同名。不填的按未知处理，不当作不符合。
         */
        SrdiForm3Inputs: {
            /** 是否已获专精特新中小企业称号 */
            hasTierTwoTitle?: boolean;
            /**
             * 从事特定细分市场年限
             * @description 截至上年末。
             */
            marketYears?: number;
            /** 上年度营业收入 */
            operatingIncome?: components["schemas"]["Money"];
            /**
             * 上年度之前第二年营业收入
             * @description 用于两年复合增长率；复核不考查。
             */
            operatingIncomeTwoYearsBefore?: components["schemas"]["Money"];
            /** 主营业务收入占营业收入 */
            mainBusinessRatio?: components["schemas"]["Percent"];
            /** 上年末资产负债率 */
            assetDebt?: components["schemas"]["ToolRatio"];
            /** 近两年各年研发费用 */
            rdExpenses?: components["schemas"]["ToolTwoYearAmountList"];
            /** 近两年各年研发费用占营业收入 */
            rdRatios?: components["schemas"]["ToolTwoYearRatioList"];
            /**
             * 已产生效益的Ⅰ类知识产权
             * @description 与主导产品相关。
             */
            ipClassIAmount?: number;
            /**
             * 知识产权豁免条件
             * @description 都没有为空列表。
             */
            ipExemptions?: components["schemas"]["SrdiForm3IpExemption"][];
            /**
             * 细分市场占有率
             * @description 国内或国际。
             */
            marketShare?: components["schemas"]["Percent"];
            /** 国内细分市场排名 */
            marketRank?: number;
            /**
             * 主导产品属于重点方向且位于产业链关键环节
             * @description 由评审判断，自评只作参考。
             */
            isKeyProduct?: boolean;
            /**
             * 本年度发展评价得分
             * @description 取自工信部平台，本平台不能重算。
             */
            developmentScore?: number;
            /**
             * 上年度发展评价得分
             * @description 只用于复核：近两年任一年达到即可。
             */
            lastDevelopmentScore?: number;
            /** 是否已是制造业单项冠军 */
            isSingleChampion?: boolean;
            /** 是否与已认定小巨人有控股关系，或同集团且主导产品相似 */
            isRelatedToWinner?: boolean;
        };
        /**
         * 专精特新“小巨人”评分（srdi@2026）
         * @description isRenewal 为规则中的同名输入；小巨人复核在 2026 年仍用 srdi@2022。
         */
        SrdiForm3Request: {
            /** 是否复核 */
            isRenewal: boolean;
            /**
             * 企业标识
             * @description 登录会员的企业；不填则不保存到企业名下。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            /**
             * 评分表
             * @enum {string}
             */
            formCode: "form3";
            /**
             * 规则版本
             * @enum {string}
             */
            ruleVersion: "srdi@2026";
            inputs: components["schemas"]["SrdiForm3Inputs"];
        };
        /**
         * 专精特新“小巨人”复核内容（srdi@2022）
         * @description 2026 年的复核仍用此标准；字段与规则 srdi@2022 的 form3 输入同名。不填的按未知处理，不当作不符合。
         */
        SrdiForm3Inputs2022: {
            /** 从事特定细分市场年限 */
            marketYears?: number;
            /**
             * 是否属于补短板、填空白企业
             * @description 为 true 时年限可放宽至 2 年；不填为 false。
             */
            isGapFiller?: boolean;
            /** 主营业务收入占营业收入 */
            mainBusinessRatio?: components["schemas"]["Percent"];
            /** 近两年主营业务收入平均增长率 */
            mainBusinessGrowth?: components["schemas"]["ToolSignedRatio"];
            /** 支撑核心业务的信息系统 */
            coreSystemAmount?: number;
            /** 是否取得管理体系认证或发达国家产品认证 */
            isCertified?: boolean;
            /** 资产负债率 */
            assetDebt?: components["schemas"]["ToolRatio"];
            /** 全国细分市场占有率 */
            marketShare?: components["schemas"]["Percent"];
            /** 是否拥有自主品牌 */
            hasOwnBrand?: boolean;
            /** 上年度营业收入 */
            operatingIncome?: components["schemas"]["Money"];
            /** 近两年各年研发费用占营业收入 */
            rdRatios?: components["schemas"]["ToolTwoYearRatioList"];
            /** 近两年新增股权融资 */
            newEquityTwoYears?: components["schemas"]["Money"];
            /** 研发费用 */
            rdExpense?: components["schemas"]["Money"];
            /** 研发人员占比 */
            rdStaffRatio?: components["schemas"]["Percent"];
            /** 是否自建或联合设立研发机构 */
            hasRdOrganization?: boolean;
            /** 实际应用的Ⅰ类知识产权 */
            ipClassIAmount?: number;
            /**
             * 创新直通条件
             * @description 都没有为空列表。
             */
            innovationExemptions?: components["schemas"]["SrdiInnovationExemption"][];
            /** 是否位于产业链关键环节 */
            isKeyLink?: boolean;
            /** 主导产品是否属于六基等重点领域 */
            isKeyProduct?: boolean;
        };
        /**
         * 专精特新“小巨人”评分（srdi@2022）
         * @description isRenewal 为规则中的同名输入；小巨人复核在 2026 年仍用 srdi@2022。
         */
        SrdiForm3Request2022: {
            /** 是否复核 */
            isRenewal: boolean;
            /**
             * 企业标识
             * @description 登录会员的企业；不填则不保存到企业名下。
             */
            enId?: components["schemas"]["Id"];
            inputYear: components["schemas"]["ToolYear"];
            /**
             * 评分表
             * @enum {string}
             */
            formCode: "form3";
            /**
             * 规则版本
             * @enum {string}
             */
            ruleVersion: "srdi@2022";
            inputs: components["schemas"]["SrdiForm3Inputs2022"];
        };
        /**
         * 专精特新评分
         * @description 按 formCode 与 ruleVersion 取一种请求体；srdi@2026 为现行规则，srdi@2022 为历史标准，只用于对照与小巨人复核。
         */
        SrdiScoreForm: components["schemas"]["SrdiForm1Request"] | components["schemas"]["SrdiForm1Request2022"] | components["schemas"]["SrdiForm2Request"] | components["schemas"]["SrdiForm2Request2022"] | components["schemas"]["SrdiForm3Request"] | components["schemas"]["SrdiForm3Request2022"];
        /**
         * 测算记录
         * @description 一次测算的结果与当时所填的内容；所填内容在与工具同名的一项中，可填回表单重新测算。
         */
        ToolRecord: {
            result: components["schemas"]["ToolResult"];
            scale?: components["schemas"]["ScaleInputs"];
            hnte?: components["schemas"]["HnteInputs"];
            tecEnBase?: components["schemas"]["TecEnBase"];
            tecEnScores?: components["schemas"]["TecEnScores"];
            rdDeduction?: components["schemas"]["RdDeductionInputs"];
            cloud?: components["schemas"]["CloudInputs"];
            srdi?: components["schemas"]["SrdiScoreForm"];
        };
        /** 测算记录列表项 */
        ToolResultItem: {
            /** 结果标识 */
            id: components["schemas"]["Id"];
            toolCode: components["schemas"]["ToolCode"];
            formCode?: components["schemas"]["ToolFormCode"];
            ruleVersion: components["schemas"]["ToolRuleVersion"];
            /**
             * 规则是否已被替代
             * @description 为 true 时建议按新规则重新测算。
             */
            outdated: boolean;
            /**
             * 企业标识
             * @description 未选企业时为 null。
             */
            enId: components["schemas"]["Id"] | null;
            /**
             * 企业名称
             * @description 未选企业时为 null。
             */
            enName: string | null;
            inputYear?: components["schemas"]["ToolYear"];
            verdict: components["schemas"]["ToolVerdict"];
            /** 结论说明 */
            verdictText: string;
            /** 总分 */
            total?: number;
            /** 测算时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 测算记录分页
         * @description 一页测算记录。
         */
        ToolResultPage: {
            /** 当页记录 */
            records: components["schemas"]["ToolResultItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 机器人快捷问题
         * @description 智能客服对话框上方的一个快捷词，点击即提问。
         */
        RobotKeyword: {
            /** 快捷词标识 */
            id: components["schemas"]["Id"];
            /** 快捷词 */
            keyword: string;
            /** 对应的问题 */
            question: string;
            /** 点击次数 */
            hitCount: components["schemas"]["Count"];
            /**
             * 排序
             * @description 从小到大。
             */
            sort: number;
        };
        /**
         * 快捷问题分页
         * @description 一页快捷问题。
         */
        RobotKeywordPage: {
            /** 当页记录 */
            records: components["schemas"]["RobotKeyword"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** 快捷词点击 */
        RobotKeywordHit: {
            /** 快捷词标识 */
            id: components["schemas"]["Id"];
        };
        /**
         * 提问
         * @description questionId 与 question 至少给出一个，都给出时以 questionId 为准；都缺少时返回 3000。
         */
        RobotAnswerForm: {
            /**
             * 问题标识
             * @description 选中相近问题时给出。
             */
            questionId?: components["schemas"]["Id"];
            /** 问题 */
            question?: string;
            sessionId: components["schemas"]["RobotSessionId"];
            /**
             * 提问标识
             * @description 浏览器为一次提问生成的随机标识。回答中断后以同一标识再问，得到同一个回答，对话中只记一次。
             */
            turnId?: string;
            /**
             * 所问的政策
             * @description 从政策详情或匹配报告提问时给出，只在该政策中找依据。
             */
            policyId?: components["schemas"]["Id"];
            /**
             * 所问的条款
             * @description 如 第三条；给出 policyId 时有效，该条款先于其他条款。
             */
            clause?: string;
            /**
             * 企业标识
             * @description 登录的会员以哪家企业提问；只用于挑选适用的政策，不进入对话内容。
             */
            enId?: components["schemas"]["Id"];
        };
        /**
         * 回答的一段
         * @description 事件流中 piece 事件的 data：回答正文（Markdown）接下来的一段，按先后相连；全文以最后的 answer 事件为准。
         */
        RobotAnswerPiece: {
            /**
             * 一段正文
             * @description 不含 HTML。
             */
            text: string;
        };
        /**
         * 没有用的原因
         * @enum {string}
         */
        RobotFeedbackReason: "INACCURATE" | "IRRELEVANT" | "OUTDATED" | "INCOMPLETE" | "UNCLEAR" | "OTHER";
        /** 评价回答 */
        RobotAnswerFeedbackForm: {
            /** 回答标识 */
            answerId: components["schemas"]["Id"];
            /** 是否有用 */
            useful: boolean;
            /**
             * 没有用的原因
             * @description 没有用时可选，可多选。
             */
            reasons?: components["schemas"]["RobotFeedbackReason"][];
            /**
             * 补充说明
             * @description 没有用时可填。
             */
            reason?: string;
        };
        /** 输入中的问题 */
        RobotQuestionForm: {
            /** 问题 */
            question: string;
            sessionId: components["schemas"]["RobotSessionId"];
        };
        /** 相近的问题 */
        RobotQuestion: {
            /** 问题标识 */
            id: components["schemas"]["Id"];
            /** 问题 */
            question: string;
            /**
             * 相似度
             * @description 0–1，越大越相近。
             */
            score: number;
        };
        /**
         * 相近的问题列表
         * @description 按相似度从高到低；没有相近的问题时 questions 为空列表。
         */
        RobotQuestionSuggestions: {
            /** 相近的问题 */
            questions: components["schemas"]["RobotQuestion"][];
        };
        /** 会话的全部问答 */
        RobotConversation: {
            sessionId: components["schemas"]["RobotSessionId"];
            title: components["schemas"]["RobotSessionTitle"];
            /**
             * 问答
             * @description 按提问时间；次数超过上限时为最近的。
             */
            turns: components["schemas"]["RobotTurn"][];
        };
        /**
         * 试算
         * @description 所填内容在与工具同名的一项中，与 ToolRecord 相同；科技型中小企业评价用 tecEnBase 与 tecEnScores，其余只填一项；一项也没填，或填了两个工具的，返回 3000。
         */
        ToolTrialForm: {
            scale?: components["schemas"]["ScaleInputs"];
            hnte?: components["schemas"]["HnteInputs"];
            tecEnBase?: components["schemas"]["TecEnBase"];
            tecEnScores?: components["schemas"]["TecEnScores"];
            rdDeduction?: components["schemas"]["RdDeductionInputs"];
            cloud?: components["schemas"]["CloudInputs"];
            srdi?: components["schemas"]["SrdiScoreForm"];
        };
        /**
         * 申报窗口期
         * @description 一个批次的填报起止日期，含首尾两日；只给出规则来源中写明的批次。
         */
        ToolWindow: {
            /** 批次 */
            title: string;
            /** @description 只属于一张评分表的窗口期。 */
            formCode?: components["schemas"]["ToolFormCode"];
            /** 开始日期 */
            from: components["schemas"]["Date"];
            /** 截止日期 */
            to: components["schemas"]["Date"];
            /** 说明 */
            remark?: string;
        };
        /**
         * 规则变化
         * @description 一个规则版本相对上一版本在一个主题上的变化；before 为上一版本的要求，after 为本版本的要求。
         */
        ToolRuleChange: {
            /** @description 只属于一张评分表的变化。 */
            formCode?: components["schemas"]["ToolFormCode"];
            /** 主题 */
            topic: string;
            /** 原来的要求 */
            before: string;
            /** 现在的要求 */
            after: string;
            /**
             * 变化
             * @enum {string}
             */
            kind: "STRICTER" | "LOOSER" | "ADDED" | "DROPPED" | "ADJUSTED";
            /**
             * 涉及的单项
             * @description 本版本测算结果中因此变化的单项，取 ToolItem 的 code；没有对应单项的不返回。
             */
            items?: string[];
        };
        /**
         * 政策工具的规则
         * @description 一个工具的一个规则版本；同一工具可有多个版本，current 为现行的一个。
         */
        ToolRule: {
            toolCode: components["schemas"]["ToolCode"];
            ruleVersion: components["schemas"]["ToolRuleVersion"];
            /** 规则名称 */
            title: string;
            /** 是否现行 */
            current: boolean;
            /** 是否依官方标准 */
            official: boolean;
            /** 施行日期 */
            effectiveFrom: components["schemas"]["Date"];
            /**
             * 失效日期
             * @description 仍有效为 null。
             */
            effectiveTo: components["schemas"]["Date"] | null;
            /**
             * 替代的规则版本
             * @description 未被替代为 null。
             */
            supersededBy: components["schemas"]["ToolRuleVersion"] | null;
            /** 来源 */
            sources: components["schemas"]["ToolSource"][];
            /**
             * 申报窗口期
             * @description 没有写明批次的不返回。
             */
            windows?: components["schemas"]["ToolWindow"][];
            /**
             * 相对上一版本的变化
             * @description 没有上一版本的不返回；按评分表、主题排列。
             */
            changes?: components["schemas"]["ToolRuleChange"][];
            /** 说明 */
            note?: string;
        };
        /**
         * 政策工具的规则列表
         * @description 先按工具，再按施行日期从新到旧。
         */
        ToolRuleList: components["schemas"]["ToolRule"][];
        /**
         * 招商意向表单
         * @description 会员对招商项目的投资意向。
         */
        AttractIntentForm: {
            /** 联系人 */
            name: string;
            /** 企业名称 */
            company: string;
            /** 手机号 */
            mobile: components["schemas"]["Mobile"];
            /** 所属行业 */
            industry?: string;
            /** 意向说明 */
            content: string;
            /**
             * 同意向承办部门提供联系方式
             * @description 必须为 true。
             * @constant
             */
            agree: true;
            /** 招商项目标识 */
            attractId: components["schemas"]["Id"];
            /**
             * 拟投资额
             * @enum {string}
             */
            investAmount: "UNDER_1000" | "FROM_1000" | "FROM_5000" | "OVER_10000" | "UNDECIDED";
        };
        /** 招商意向受理单 */
        AttractIntentReceipt: {
            /** 意向标识 */
            id: components["schemas"]["Id"];
            /** 状态（文字） */
            statusDesc: string;
            /** 承诺联系时限 */
            replyDays: number;
            /**
             * 状态
             * @enum {string}
             */
            status: "WAIT" | "REPLIED" | "CLOSED";
            /** 承办部门 */
            replyDept: string;
        };
        /**
         * 内容收藏对象类型
         * @enum {string}
         */
        ContentFavoriteTarget: "ATTRACT" | "NEWS";
        /** 内容收藏表单 */
        ContentFavoriteForm: {
            targetType: components["schemas"]["ContentFavoriteTarget"];
            /** 对象标识 */
            targetId: components["schemas"]["Id"];
        };
        /**
         * 收藏的内容
         * @description 个人收藏中的一个招商项目或一篇资讯；下架后 invalid 为 true。
         */
        ContentFavorite: {
            /** 收藏标识 */
            id: components["schemas"]["Id"];
            targetType: components["schemas"]["ContentFavoriteTarget"];
            /** 对象标识 */
            targetId: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            /** 摘要 */
            summary: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 是否已失效 */
            invalid: boolean;
            /** 收藏时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 收藏的内容分页
         * @description 一页收藏，按收藏时间从新到旧。
         */
        ContentFavoritePage: {
            /** 当页收藏 */
            records: components["schemas"]["ContentFavorite"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 招商类别
         * @enum {string}
         */
        AttractCategory: "PROJECT" | "INDUSTRY" | "PARK" | "ENVIRONMENT" | "POLICY";
        /**
         * 招商合作方式
         * @enum {string}
         */
        AttractCooperation: "SOLE" | "JOINT" | "COOPERATION" | "MERGER";
        /**
         * 行政区划代码
         * @description 6 位数字，如 320000、321200、321283。
         */
        RegionCode: string;
        /**
         * 图片
         * @description 内容中的一幅图，必须有替代文字。
         */
        ContentPicture: {
            /** 图片地址 */
            url: components["schemas"]["Url"];
            /** 替代文字 */
            alt: string;
            /** 文字说明 */
            longDesc?: string;
        };
        /** 招商优势 */
        AttractAdvantage: {
            /** 优势 */
            title: string;
            /** 说明 */
            text: string;
        };
        /**
         * 招商联系方式
         * @description 承办部门的办公电话。
         */
        AttractContact: {
            /** 部门 */
            department: string;
            /** 办公电话 */
            tel: string;
        };
        /**
         * 文件
         * @description 已上传的文件（§3.3）。
         */
        UploadedFile: {
            /** 文件名 */
            name: string;
            /** 大小 */
            size: number;
            url: components["schemas"]["Url"];
            uid: components["schemas"]["Id"];
        };
        /** 相关招商项目 */
        AttractNeighbour: {
            /** 招商项目标识 */
            id: components["schemas"]["Id"];
            /** 项目名称 */
            title: string;
        };
        /**
         * 招商项目
         * @description 一个招商项目或一篇投资环境介绍的全文。
         */
        Attract: {
            /** 招商项目标识 */
            id: components["schemas"]["Id"];
            /** 项目名称 */
            title: string;
            category: components["schemas"]["AttractCategory"];
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 所属产业链 */
            industryChain: string[];
            /**
             * 投资额下限
             * @description 最多两位小数；未明确时为 null。
             */
            investAmountMin: number | null;
            /**
             * 投资额上限
             * @description 最多两位小数；未明确时为 null。
             */
            investAmountMax: number | null;
            /**
             * 用地需求
             * @description 没有用地需求时为 null。
             */
            landDemand: number | null;
            /** 合作方式 */
            cooperationMode: components["schemas"]["AttractCooperation"][];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 摘要 */
            summary: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 图片 */
            images: components["schemas"]["ContentPicture"][];
            /** 详细介绍 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 优势 */
            advantages: components["schemas"]["AttractAdvantage"][];
            /** 联系方式 */
            contacts: components["schemas"]["AttractContact"][];
            /** 附件 */
            attachments: components["schemas"]["UploadedFile"][];
            /** 相关项目 */
            related: components["schemas"]["AttractNeighbour"][];
        };
        /**
         * 招商列表项
         * @description 招商列表中的一张卡片。
         */
        AttractItem: {
            /** 招商项目标识 */
            id: components["schemas"]["Id"];
            /** 项目名称 */
            title: string;
            category: components["schemas"]["AttractCategory"];
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 所属产业链 */
            industryChain: string[];
            /**
             * 投资额下限
             * @description 最多两位小数；未明确时为 null。
             */
            investAmountMin: number | null;
            /**
             * 投资额上限
             * @description 最多两位小数；未明确时为 null。
             */
            investAmountMax: number | null;
            /**
             * 用地需求
             * @description 没有用地需求时为 null。
             */
            landDemand: number | null;
            /** 合作方式 */
            cooperationMode: components["schemas"]["AttractCooperation"][];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 摘要 */
            summary: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
        };
        /**
         * 招商分页
         * @description 一页招商项目。
         */
        AttractPage: {
            /** 当页项目 */
            records: components["schemas"]["AttractItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 帮助分类
         * @enum {string}
         */
        HelpCategory: "ACCOUNT" | "ENTERPRISE" | "POLICY" | "TOOL" | "SUPPLY" | "PROVIDER" | "OTHER";
        /** 帮助文章列表项 */
        HelpArticleItem: {
            /** 文章标识 */
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            /** 摘要 */
            summary: string;
        };
        /** 帮助文章 */
        HelpArticle: {
            /** 文章标识 */
            id: components["schemas"]["Id"];
            category: components["schemas"]["HelpCategory"];
            /** 分类（文字） */
            categoryDesc: string;
            /** 标题 */
            title: string;
            /** 摘要 */
            summary: string;
            /** 正文 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 同类文章 */
            related: components["schemas"]["HelpArticleItem"][];
        };
        /** 一类帮助文章 */
        HelpArticleGroup: {
            category: components["schemas"]["HelpCategory"];
            /** 分类（文字） */
            categoryDesc: string;
            /** 文章 */
            articles: components["schemas"]["HelpArticleItem"][];
        };
        /**
         * 帮助目录
         * @description 按分类列出的帮助文章；没有文章的分类不列出。
         */
        HelpArticleGroupList: components["schemas"]["HelpArticleGroup"][];
        /**
         * 栏目
         * @enum {string}
         */
        NoticeColumn: "NEWS" | "NOTICE" | "PUBLICITY" | "INTERPRET" | "MEDIA" | "CASE";
        /**
         * 相邻资讯
         * @description 同栏目的上一篇或下一篇。
         */
        NoticeNeighbour: {
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
        };
        /**
         * 资讯
         * @description 一篇要闻、通知或公示的全文。
         */
        Notice: {
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            /** 副标题 */
            subtitle?: string;
            columnCode: components["schemas"]["NoticeColumn"];
            /** 封面 */
            cover?: components["schemas"]["Url"];
            /** 来源 */
            source: string;
            /** 作者 */
            author?: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 摘要 */
            summary: string;
            /** 正文 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 附件 */
            attachments: components["schemas"]["UploadedFile"][];
            /** 是否置顶 */
            top: boolean;
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /**
             * 上一篇
             * @description 同栏目中更新的一篇；没有时为 null。
             */
            prev: components["schemas"]["NoticeNeighbour"] | null;
            /**
             * 下一篇
             * @description 同栏目中更早的一篇；没有时为 null。
             */
            next: components["schemas"]["NoticeNeighbour"] | null;
            /** 相关政策 */
            relatedPolicyId?: components["schemas"]["Id"];
            /** 失效时间 */
            expireTime?: components["schemas"]["DateTime"];
        };
        /**
         * 资讯列表项
         * @description 列表中的一条要闻、通知或公示。
         */
        NoticeItem: {
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            columnCode: components["schemas"]["NoticeColumn"];
            /** 封面 */
            cover?: components["schemas"]["Url"];
            /** 来源 */
            source: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 摘要 */
            summary: string;
            /** 是否置顶 */
            top: boolean;
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
        };
        /**
         * 资讯分页
         * @description 一页资讯。
         */
        NoticePage: {
            /** 当页记录 */
            records: components["schemas"]["NoticeItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 专题类型
         * @description DIAGRAM 显示在 /policy/policy-topic，TOPIC 显示在 /policy/topic。
         * @enum {string}
         */
        ContentSubjectKind: "DIAGRAM" | "TOPIC";
        /**
         * 图解
         * @description 专题中的一幅图，还要有完整的文字说明。
         */
        ContentDiagram: {
            /** 图片地址 */
            url: components["schemas"]["Url"];
            /** 替代文字 */
            alt: string;
            /** 文字说明 */
            longDesc: string;
        };
        /** 相关政策 */
        ContentPolicyLink: {
            /** 政策标识 */
            id: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
        };
        /**
         * 专题
         * @description 一组图解或一个专题；每幅图都有文字说明，读屏与搜索用它。
         */
        ContentSubject: {
            /** 专题标识 */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ContentSubjectKind"];
            /** 标题 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 摘要 */
            summary: string;
            /** 来源 */
            source: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 图解 */
            images: components["schemas"]["ContentDiagram"][];
            /** 正文 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 附件 */
            attachments: components["schemas"]["UploadedFile"][];
            /** 相关政策 */
            relatedPolicies: components["schemas"]["ContentPolicyLink"][];
        };
        /** 专题列表项 */
        ContentSubjectItem: {
            /** 专题标识 */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ContentSubjectKind"];
            /** 标题 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 摘要 */
            summary: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
        };
        /**
         * 专题分页
         * @description 一页专题，按发布时间从新到旧。
         */
        ContentSubjectPage: {
            /** 当页专题 */
            records: components["schemas"]["ContentSubjectItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 广告位
         * @enum {string}
         */
        AdPosition: "HOME_BANNER" | "FLOAT" | "SIDE";
        /**
         * 广告详情
         * @description 宣传内容的全文，供 /ad-detail 使用。
         */
        AdDetail: {
            /** 广告标识 */
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            /** 图片地址 */
            image: components["schemas"]["Url"];
            /** 替代文字 */
            alt: string;
            /** 来源 */
            source: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 正文 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 有效期开始 */
            start: components["schemas"]["Date"];
            /** 有效期结束 */
            end: components["schemas"]["Date"];
        };
        /**
         * 广告
         * @description 一个宣传位上的一幅图；必须有替代文字。
         */
        Ad: {
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            image: components["schemas"]["Url"];
            /** 替代文字 */
            alt: string;
            /**
             * 链接类型
             * @enum {string}
             */
            linkType: "INNER" | "OUTER" | "NONE";
            /**
             * 链接
             * @description 不跳转时为 null。
             */
            link: components["schemas"]["Url"] | null;
            position: components["schemas"]["AdPosition"];
            start: components["schemas"]["Date"];
            end: components["schemas"]["Date"];
            /**
             * 排序
             * @description 小者在前。
             */
            sort: number;
            /**
             * 打开方式
             * @enum {string}
             */
            target: "SELF" | "BLANK";
        };
        /** 广告列表 */
        AdList: components["schemas"]["Ad"][];
        /**
         * 级别
         * @description 字典 PO_EN_TECH_LEVEL 的取值。
         * @enum {string}
         */
        AttributeLevel: "NATIONAL" | "PROVINCIAL" | "MUNICIPAL" | "COUNTY";
        /**
         * 资质或能力项
         * @description 企业资质（字典 PO_QUALIFICATIONS）或技术能力（字典 PO_TECHNICAL）中的一项（§3.1）。
         */
        AptitudeItem: {
            /**
             * 编码
             * @description 所属字典的 value。
             */
            code: string;
            /**
             * 名称
             * @description 所属字典的 label。
             */
            codeStr: string;
            /**
             * 级别
             * @description 不分级或未选择时为 null。
             */
            level: components["schemas"]["AttributeLevel"] | null;
            /**
             * 级别（文字）
             * @description 不分级或未选择时为 null。
             */
            levelStr: string | null;
            /**
             * 取得日期
             * @description 取得年份所在的日期，yyyy-MM-dd；未填写时为 null。
             */
            date: components["schemas"]["Date"] | null;
            /** 是否勾选 */
            checked: boolean;
        };
        /**
         * 资质或能力列表
         * @description 未填写时为空列表。
         */
        AptitudeItemList: components["schemas"]["AptitudeItem"][];
        /**
         * 基本信息
         * @description 企业资料第一节（§3.1），计入完整度 9 项（省市区合算一项）。
         *     依次校验企业名称、注册地址、统一社会信用代码、企业类型，遇到第一个错误即停（§5）。
         */
        BasicDTO: {
            /**
             * 企业名称
             * @description 保存时不能为空（§5）。
             */
            name: string;
            /**
             * 注册地（省）
             * @description 省、市、区县不能都为空（§5）。
             */
            regProvince?: components["schemas"]["RegionCode"] | null;
            /** 注册地（市） */
            regCity?: components["schemas"]["RegionCode"] | null;
            /** 注册地（区县） */
            regRegion?: components["schemas"]["RegionCode"] | null;
            /**
             * 统一社会信用代码
             * @description 规格只校验非空；GB 32100-2015 的校验位只作提示。
             */
            creditCode: string;
            /**
             * 注册资本
             * @description 最多两位小数；未填写时为 null。
             */
            regCapital?: number | null;
            /**
             * 成立日期
             * @description yyyy-MM-dd；未填写时为 null。
             */
            establishTime?: components["schemas"]["Date"] | null;
            /**
             * 企业类型
             * @description 字典 EN_TYPE 的取值，多个以英文逗号连接；保存时不能为空（§5）。
             */
            enType: string;
            /**
             * 主营产品或服务
             * @description 未填写时为 null。
             */
            services?: string | null;
            /** 企业资质 */
            enterpriseAptitudeList?: components["schemas"]["AptitudeItemList"];
            /** 技术能力 */
            technologyAbilityList?: components["schemas"]["AptitudeItemList"];
        };
        /**
         * 服务商状态
         * @description 只有 PASS 与 PENDING 有特殊含义，其余按非服务商处理（§3.2、§4）。
         * @enum {string}
         */
        FaStatus: "NONE" | "PENDING" | "PASS" | "REJECT" | "EXPIRED" | "FROZEN" | "QUIT";
        /**
         * 绑定审核状态
         * @description 会员与企业的绑定是否经审核（§3.2）。
         * @enum {string}
         */
        BindAudit: "PENDING" | "PASS" | "REJECT";
        /**
         * 资料完整度
         * @description 百分比文字，如 64%：已填项数除以 28 取整（§3.1、§5）；数值 0 也算已填，省市区合算一项。
         */
        Completion: string;
        /**
         * 人员信息
         * @description 企业资料第二节（§3.1），计入完整度 5 项；单位均为人，未填写时为 null。
         */
        PersonnelDTO: {
            /** 职工总数 */
            employeeAmount: number | null;
            /** 大专及以上人数 */
            overCollegeAmount: number | null;
            /** 本科及以上人数 */
            overBachelorAmount: number | null;
            /** 硕士及以上人数 */
            overMasterAmount: number | null;
            /** 博士人数 */
            overDoctorAmount: number | null;
        };
        /**
         * 企业标识
         * @description 尚未绑定企业时为空字符串。
         */
        OptionalEnId: string;
        /**
         * 一年的经营数据
         * @description 一个年度的经营数据（§3.1），单位均为万元，最多两位小数，未填写时为 null。
         */
        ManagementRecord: {
            /**
             * 年度
             * @description 固定为上一公历年（§5）。
             */
            year: number;
            /** 资产总额 */
            totalAsset: number | null;
            /** 净利润 */
            netProfit: number | null;
            /** 纳税总额 */
            tax: number | null;
            /** 主营业务收入 */
            mainBusinessIncome: number | null;
            /** 研发投入 */
            developInput: number | null;
        };
        /**
         * 经营信息
         * @description 企业资料第三节（§3.1），计入完整度 5 项；只填上一公历年。单节读写时 enId 与查询参数一致。
         */
        ManagementDTO: {
            enId: components["schemas"]["OptionalEnId"];
            /**
             * 各年经营数据
             * @description 一年一条，按年度从新到旧；表单只提交上一公历年的一条。
             */
            managementDTOList: components["schemas"]["ManagementRecord"][];
        };
        /**
         * 知识产权信息
         * @description 企业资料第四节（§3.1），计入完整度 3 项；单位均为件，未填写时为 null。
         */
        IntellectualDTO: {
            /** 专利数 */
            patentCount: number | null;
            /** 商标数 */
            trademarkCount: number | null;
            /** 软件著作权数 */
            softwareCount: number | null;
        };
        /**
         * 项目信息
         * @description 企业资料第五节（§3.1），计入完整度 3 项；字段名 projectOpreateDate 照规格原样。
         */
        ProjectDTO: {
            /**
             * 项目总投资额
             * @description 最多两位小数；未填写时为 null。
             */
            projectTotalInvestAmount: number | null;
            /**
             * 项目投产日期
             * @description yyyy-MM-dd；未填写时为 null。
             */
            projectOpreateDate: components["schemas"]["Date"] | null;
            /**
             * 项目状态
             * @description 字典 PO_PJ_STATE 的 value；未填写时为 null。
             */
            projectState: string | null;
        };
        /**
         * 载体信息
         * @description 企业资料第六节（§3.1），计入完整度 3 项；未填写时为 null。
         */
        CarrierDTO: {
            /**
             * 可自主支配场地面积
             * @description 最多两位小数。
             */
            incubatorDisposableArea: number | null;
            /** 在孵企业数 */
            incubatorCompanyAmount: number | null;
            /** 毕业企业数 */
            incubatorGraduatedCompanyAmount: number | null;
        };
        /**
         * 绑定申请
         * @description 绑定一家已有标识的企业。
         */
        EnterpriseBindForm: {
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /**
             * 授权证明
             * @description 授权书或营业执照。
             */
            proofFiles?: components["schemas"]["UploadedFile"][];
            /** 备注 */
            remark?: string;
        };
        /**
         * 企业
         * @description 会员绑定的一家企业（§3.2）。id 标识绑定关系，用于解绑；enId 标识企业，用于企业资料与服务商。
         */
        Enterprise: {
            /** 绑定标识 */
            id: components["schemas"]["Id"];
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 企业名称 */
            name: string;
            faStatus: components["schemas"]["FaStatus"];
            bindAudit: components["schemas"]["BindAudit"];
        };
        /**
         * 企业详情
         * @description 会员绑定的一家企业及其六节资料。
         */
        EnterpriseDetails: {
            /** 绑定标识 */
            id: components["schemas"]["Id"];
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /**
             * 企业库行键
             * @description 不在企业库中的企业为空字符串。
             */
            rowkey: string;
            /** 企业名称 */
            name: string;
            faStatus: components["schemas"]["FaStatus"];
            bindAudit: components["schemas"]["BindAudit"];
            /**
             * 绑定审核意见
             * @description 未审核或无意见时为 null。
             */
            auditRemark: string | null;
            /** 绑定时间 */
            bindTime: components["schemas"]["DateTime"];
            completion: components["schemas"]["Completion"];
            basicDTO: components["schemas"]["BasicDTO"];
            personnelDTO: components["schemas"]["PersonnelDTO"];
            managementDTO: components["schemas"]["ManagementDTO"];
            intellectualDTO: components["schemas"]["IntellectualDTO"];
            projectDTO: components["schemas"]["ProjectDTO"];
            carrierDTO: components["schemas"]["CarrierDTO"];
            /** 资料更新时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * 认定状态
         * @description 驳回后可重新提交。
         * @enum {string}
         */
        ElectricityStatus: "SUBMITTED" | "AUDITING" | "PASS" | "REJECT";
        /**
         * 重要电力用户等级
         * @description 电监安全〔2008〕43号。
         * @enum {string}
         */
        ElectricityLevel: "SPECIAL" | "FIRST" | "SECOND" | "TEMPORARY";
        /**
         * 重要电力用户认定
         * @description 一次认定申请及其结果。
         */
        ElectricityCertificate: {
            /** 认定标识 */
            id: components["schemas"]["Id"];
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 企业名称 */
            enName: string;
            /** 认证材料 Word */
            wordFile: components["schemas"]["UploadedFile"];
            /** 认证材料 PDF */
            pdfFile: components["schemas"]["UploadedFile"];
            status: components["schemas"]["ElectricityStatus"];
            /**
             * 认定等级
             * @description 通过之前为 null。
             */
            level: components["schemas"]["ElectricityLevel"] | null;
            /**
             * 证书编号
             * @description 通过之前为 null。
             */
            certNo: string | null;
            /**
             * 有效期至
             * @description 通过之前为 null。
             */
            validUntil: components["schemas"]["Date"] | null;
            /**
             * 审核意见
             * @description 驳回时必有；没有意见时为 null。
             */
            auditRemark: string | null;
            /** 提交时间 */
            submitTime: components["schemas"]["DateTime"];
        };
        /**
         * 重要电力用户认定分页
         * @description 一页认定申请，按提交时间从新到旧。
         */
        ElectricityCertificatePage: {
            /** 当页认定 */
            records: components["schemas"]["ElectricityCertificate"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 重要电力用户认定申请
         * @description 重要电力用户等级认定的提交内容（§3.3）。
         */
        ElectricityCertificateForm: {
            /**
             * 企业标识
             * @description 只能选择 bindAudit 为 PASS 的企业（§4）。
             */
            enId: components["schemas"]["Id"];
            /** 认证材料 Word */
            wordFile: components["schemas"]["UploadedFile"];
            /** 认证材料 PDF */
            pdfFile: components["schemas"]["UploadedFile"];
        };
        /**
         * 企业列表
         * @description 按绑定时间先后排列；首次登录取第一家为当前企业（§4）。
         */
        EnterpriseList: components["schemas"]["Enterprise"][];
        /**
         * 企业资料
         * @description 六节企业资料的提交内容（§3.1）；序列化成 JSON 字符串后也是匹配报告的 enInfoJson（§7.1）。
         */
        ProfileSubmission: {
            completion: components["schemas"]["Completion"];
            basicDTO: components["schemas"]["BasicDTO"];
            personnelDTO: components["schemas"]["PersonnelDTO"];
            managementDTO: components["schemas"]["ManagementDTO"];
            intellectualDTO: components["schemas"]["IntellectualDTO"];
            projectDTO: components["schemas"]["ProjectDTO"];
            carrierDTO: components["schemas"]["CarrierDTO"];
            enId: components["schemas"]["OptionalEnId"];
            /**
             * 企业库行键
             * @description 从企业库选定的企业的行键；手工填写的企业为空字符串。
             */
            rowkey: string;
        };
        /**
         * 绑定结果
         * @description 匹配并绑定后得到的企业标识（§7.1）。
         */
        MatchBindResult: {
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 绑定标识 */
            id: components["schemas"]["Id"];
            bindAudit: components["schemas"]["BindAudit"];
        };
        /**
         * 资料完整度结果
         * @description 保存一节之后整份资料的完整度。
         */
        ProfileCompletion: {
            enId: components["schemas"]["Id"];
            completion: components["schemas"]["Completion"];
        };
        /**
         * 机构类型
         * @enum {string}
         */
        FacilitatorType: "TECH" | "IP" | "TESTING" | "FINANCE" | "LEGAL" | "TAX" | "HR" | "CONSULTING" | "DIGITAL" | "GREEN" | "LOGISTICS" | "INCUBATION" | "SAFETY" | "OTHER";
        /**
         * 服务承诺
         * @enum {string}
         */
        FacilitatorPromise: "FREE_CONSULT" | "NO_RESULT_NO_FEE" | "RESPONSE_24H" | "CLEAR_PRICE" | "AFTER_SALES";
        /**
         * 平均评分
         * @description 1–5 分，一位小数；null 表示评价太少，暂无评分。
         */
        MeanScore: number | null;
        /** 某一评分的评价数 */
        FacilitatorScoreCount: {
            /** 总体评分 */
            score: number;
            /** 评价数 */
            count: components["schemas"]["Count"];
        };
        /** 一天的访问与对接 */
        FacilitatorStatisticsDay: {
            /** 日期 */
            date: components["schemas"]["Date"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 新增对接数 */
            dockingCount: components["schemas"]["Count"];
        };
        /** 服务商资质荣誉 */
        FacilitatorQualification: {
            /**
             * 资质
             * @description 字典 PO_QUALIFICATIONS 的 value；字典之外的为 OTHER。
             */
            code: string;
            /** 资质名称 */
            name: string;
            /**
             * 级别
             * @description 不分级时为 null。
             */
            level: components["schemas"]["AttributeLevel"] | null;
            /** 证书编号 */
            certNo?: string;
            /** 取得日期 */
            date: components["schemas"]["Date"];
            /** 证书文件 */
            file?: components["schemas"]["UploadedFile"];
        };
        /**
         * 核心团队
         * @description 团队的一个角色；不填写个人姓名。
         */
        FacilitatorTeamRole: {
            /** 角色 */
            title: string;
            /** 人数 */
            count: number;
            /** 说明 */
            desc: string;
        };
        /** 服务案例 */
        FacilitatorCase: {
            /** 案例名称 */
            title: string;
            /**
             * 服务对象
             * @description 不写全名，如 某乐器制造企业。
             */
            clientMasked: string;
            /** 年份 */
            year: number;
            /** 案例说明 */
            desc: string;
            /** 图片 */
            images: components["schemas"]["UploadedFile"][];
        };
        /**
         * 主营业务行
         * @description 主营业务的一行（§3.1）。
         */
        MainBusinessRow: {
            /** 名称 */
            name: string;
            /** 说明 */
            description: string;
            /**
             * 图片
             * @description 未上传时为空列表。
             */
            images: components["schemas"]["UploadedFile"][];
        };
        /**
         * 产品价格方式
         * @enum {string}
         */
        ProductPriceType: "FIXED" | "NEGOTIABLE" | "FREE";
        /**
         * 服务商产品
         * @description 已入驻服务商上架的一项产品或服务。
         */
        FacilitatorProduct: {
            /** 产品标识 */
            id: components["schemas"]["Id"];
            /** 名称 */
            name: string;
            /** 说明 */
            description: string;
            /** 应用领域 */
            applicationArea: string;
            /**
             * 图片
             * @description 未上传时为空列表。
             */
            images: components["schemas"]["UploadedFile"][];
            /**
             * 服务类别标识
             * @description 未归类时为 null。
             */
            categoryId: components["schemas"]["Id"] | null;
            /**
             * 服务类别
             * @description 未归类时为 null。
             */
            categoryName: string | null;
            priceType: components["schemas"]["ProductPriceType"];
            /**
             * 价格
             * @description 仅 priceType 为 FIXED 时有值。
             */
            price: number | null;
            /**
             * 计价单位
             * @description 没有价格时为 null。
             */
            unit: string | null;
            /** 服务商标识 */
            facilitatorId: components["schemas"]["Id"];
            /** 服务商名称 */
            facilitatorName: string;
        };
        /**
         * 服务商联系方式（脱敏）
         * @description 访客看到的联系方式；登录后以服务商名片取得完整号码。
         */
        FacilitatorContact: {
            /**
             * 联系人
             * @description 脱敏，只留姓，如 沈**。
             */
            contacts: string;
            /** 联系人职务 */
            contactsPosition: string;
            /**
             * 联系电话
             * @description 脱敏，四位以 * 代替。
             */
            tel: string;
            /** 地址 */
            address?: string;
            /** 网址 */
            website?: components["schemas"]["Url"];
        };
        /**
         * 服务商评分
         * @description 已公开评价的各项均值，1–5 分，一位小数。
         */
        FacilitatorScores: {
            /** 服务质量 */
            quality: number;
            /** 响应速度 */
            speed: number;
            /** 性价比 */
            price: number;
            /** 服务态度 */
            attitude: number;
        };
        /**
         * 产品行
         * @description 产品与服务的一行（§3.1）。
         */
        ProductRow: {
            /**
             * 产品标识
             * @description 新增的行没有标识，提交后由网关给出。
             */
            id?: components["schemas"]["Id"];
            /** 名称 */
            name: string;
            /** 说明 */
            description: string;
            /** 应用领域 */
            applicationArea: string;
            /**
             * 图片
             * @description 未上传时为空列表。
             */
            images: components["schemas"]["UploadedFile"][];
            /**
             * 服务类别标识
             * @description 取 typeList 中 type 为 SERVICE 的类别。
             */
            categoryId?: components["schemas"]["Id"];
            priceType?: components["schemas"]["ProductPriceType"];
            /**
             * 价格
             * @description 仅 priceType 为 FIXED 时有值。
             */
            price?: number | null;
            /**
             * 计价单位
             * @description 如 次、件、年；没有价格时为 null。
             */
            unit?: string | null;
            /**
             * 上架状态
             * @description 缺省为上架。
             * @enum {string}
             */
            status?: "ON" | "OFF";
        };
        /**
         * 联系电话
         * @description 手机号或带区号、分机的固定电话（§5）。
         */
        ContactTel: string;
        /**
         * 服务商资料
         * @description 服务商提交审核的整份资料；企业名称、成立日期、注册资本与职工数取自企业资料，不在此重复填写。
         */
        FacilitatorResume: {
            /**
             * 标志
             * @description 未上传时为 null。
             */
            logo: components["schemas"]["Url"] | null;
            /** 简称 */
            shortName?: string;
            /** 机构类型 */
            providerType: components["schemas"]["FacilitatorType"][];
            /**
             * 服务类别
             * @description 取 typeList 中 type 为 SERVICE 的类别。
             */
            serviceCategoryIds: components["schemas"]["Id"][];
            /** 一句话介绍 */
            slogan: string;
            /** 机构简介 */
            intro: string;
            /** 服务区域 */
            serviceRegion: components["schemas"]["RegionCode"][];
            /** 资质荣誉 */
            qualifications: components["schemas"]["FacilitatorQualification"][];
            /** 核心团队 */
            team: components["schemas"]["FacilitatorTeamRole"][];
            /** 服务案例 */
            cases: components["schemas"]["FacilitatorCase"][];
            /** 主营业务 */
            mainBusiness: components["schemas"]["MainBusinessRow"][];
            /** 产品与服务 */
            products: components["schemas"]["ProductRow"][];
            /** 联系人 */
            contacts: string;
            /** 联系人职务 */
            contactsPosition: string;
            tel: components["schemas"]["ContactTel"];
            /** 电子邮箱 */
            email?: string;
            /** 微信二维码 */
            wechatQr?: components["schemas"]["Url"];
            /** 地址 */
            address?: string;
            /** 网址 */
            website?: components["schemas"]["Url"];
            /** 服务承诺 */
            promise: components["schemas"]["FacilitatorPromise"][];
            /** 是否接受服务券 */
            couponAccepted: boolean;
        };
        /**
         * 服务商名片
         * @description 服务商企业的名片（§3.2）。
         */
        FacilitatorCard: {
            /** 服务商标识 */
            id: components["schemas"]["Id"];
            /**
             * 标志
             * @description 未上传时为 null。
             */
            logo: components["schemas"]["Url"] | null;
            /** 企业名称 */
            name: string;
            /** 联系人 */
            contacts: string;
            /** 联系人职务 */
            contactsPosition: string;
            tel?: components["schemas"]["ContactTel"];
            /** 电子邮箱 */
            email?: string;
            /** 地址 */
            address?: string;
            qrCode?: components["schemas"]["Url"];
            /** 一句话介绍 */
            slogan?: string;
        };
        /** 服务商提交结果 */
        FacilitatorSubmission: {
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            faStatus: components["schemas"]["FaStatus"];
            /** 是否有待审核的变更 */
            pendingChange: boolean;
            /** 提交时间 */
            submitTime: components["schemas"]["DateTime"];
        };
        /**
         * 服务商资料与状态
         * @description 会员的企业作为服务商的资料与审核状态；未申请过时 resume 为 null。
         */
        FacilitatorDetails: {
            /**
             * 服务商标识
             * @description 未申请过时不返回。
             */
            facilitatorId?: components["schemas"]["Id"];
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 企业名称 */
            name: string;
            faStatus: components["schemas"]["FaStatus"];
            /**
             * 审核意见
             * @description 驳回或冻结时必有；没有意见时为 null。
             */
            auditRemark: string | null;
            /**
             * 最近提交时间
             * @description 未提交过时为 null。
             */
            submitTime: components["schemas"]["DateTime"] | null;
            /**
             * 最近审核时间
             * @description 未审核过时为 null。
             */
            auditTime: components["schemas"]["DateTime"] | null;
            /**
             * 入驻有效期至
             * @description 通过之日起三年；未通过时为 null。
             */
            validUntil: components["schemas"]["Date"] | null;
            /**
             * 是否有待审核的变更
             * @description 已入驻后修改关键信息时为 true，审核期间公开的仍是原资料。
             */
            pendingChange: boolean;
            /**
             * 服务商资料
             * @description 最近一次提交的资料；未申请过时为 null。
             */
            resume: components["schemas"]["FacilitatorResume"] | null;
            /**
             * 公开的资料
             * @description 已入驻后最近一次提交的变更待审核或未通过时返回；公开的仍是这一份。
             */
            shownResume?: components["schemas"]["FacilitatorResume"];
        };
        /**
         * 评价状态
         * @enum {string}
         */
        FacilitatorEvaluationStatus: "SUBMITTED" | "PUBLISHED" | "HIDDEN";
        /**
         * 分项评分
         * @description 每项 1–5 分。
         */
        FacilitatorEvaluationScores: {
            /** 服务质量 */
            quality: number;
            /** 响应速度 */
            speed: number;
            /** 性价比 */
            price: number;
            /** 服务态度 */
            attitude: number;
        };
        /**
         * 服务商评价
         * @description 会员作出或其企业收到的一条评价。
         */
        FacilitatorEvaluation: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /**
             * 方向
             * @enum {string}
             */
            direction: "GIVEN" | "RECEIVED";
            /** 服务商标识 */
            facilitatorId: components["schemas"]["Id"];
            /** 服务商名称 */
            facilitatorName: string;
            /** 对接标识 */
            dockingId: components["schemas"]["Id"];
            /** 对接名称 */
            dockingTitle: string;
            /**
             * 评价企业
             * @description 收到的匿名评价为脱敏的名称。
             */
            enName: string;
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["FacilitatorEvaluationScores"];
            /** 评价标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images: components["schemas"]["UploadedFile"][];
            /** 是否匿名 */
            anonymous: boolean;
            status: components["schemas"]["FacilitatorEvaluationStatus"];
            /**
             * 回复
             * @description 未回复时不出现。
             */
            reply?: string;
            /** 回复时间 */
            replyTime?: components["schemas"]["DateTime"];
            /**
             * 可修改至
             * @description 不可再修改时为 null。
             */
            editableUntil: components["schemas"]["DateTime"] | null;
            /** 评价时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 服务商评价分页
         * @description 一页评价，按时间从新到旧。
         */
        FacilitatorEvaluationPage: {
            /** 当页评价 */
            records: components["schemas"]["FacilitatorEvaluation"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 服务商评价修改
         * @description 在 editableUntil 之前可修改一次。
         */
        FacilitatorEvaluationChange: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["FacilitatorEvaluationScores"];
            /** 评价标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images?: components["schemas"]["UploadedFile"][];
            /** 是否匿名 */
            anonymous: boolean;
        };
        /**
         * 服务商评价表单
         * @description 对接成功后评价服务商；同一对接只能评价一次。
         */
        FacilitatorEvaluationForm: {
            /** 服务商标识 */
            facilitatorId: components["schemas"]["Id"];
            /**
             * 对接标识
             * @description 本企业与该服务商的一条状态为 FINISHED 的对接。
             */
            dockingId: components["schemas"]["Id"];
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["FacilitatorEvaluationScores"];
            /** 评价标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images?: components["schemas"]["UploadedFile"][];
            /** 是否匿名 */
            anonymous: boolean;
        };
        /**
         * 回复评价
         * @description 服务商对一条已公开的评价回复一次。
         */
        FacilitatorEvaluationReplyForm: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /** 回复 */
            reply: string;
        };
        /**
         * 收藏的服务商
         * @description 个人收藏中的一家服务商；不再入驻后 invalid 为 true。
         */
        FacilitatorFavorite: {
            /** 收藏标识 */
            id: components["schemas"]["Id"];
            /**
             * 收藏对象类型
             * @enum {string}
             */
            targetType: "PROVIDER";
            /** 服务商标识 */
            targetId: components["schemas"]["Id"];
            /** 服务商名称 */
            title: string;
            /** 一句话介绍 */
            summary: string;
            /**
             * 标志
             * @description 未上传时为 null。
             */
            logo: components["schemas"]["Url"] | null;
            /** 是否已失效 */
            invalid: boolean;
            /** 收藏时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 收藏的服务商分页
         * @description 一页收藏，按收藏时间从新到旧。
         */
        FacilitatorFavoritePage: {
            /** 当页收藏 */
            records: components["schemas"]["FacilitatorFavorite"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 服务商统计
         * @description 一家服务商的累计数与近期走势。
         */
        FacilitatorStatistics: {
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 对接成功数 */
            finishedCount: components["schemas"]["Count"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /**
             * 平均响应时间
             * @description 没有对接记录时为 null。
             */
            responseHours: number | null;
            /**
             * 评分分布
             * @description 五档，从 5 分到 1 分。
             */
            scoreCounts: components["schemas"]["FacilitatorScoreCount"][];
            /**
             * 近期走势
             * @description 一天一项，从早到晚，最后一项是今天。
             */
            days: components["schemas"]["FacilitatorStatisticsDay"][];
        };
        /**
         * 经营指标编码
         * @description 近三年经营指标（§3.1）；各指标的单位与取值见 x-value-fields。
         * @enum {string}
         */
        BusinessIndicatorCode: "employeeAmount" | "operatingIncome" | "mainBusinessIncome" | "totalAsset" | "assetDebt" | "bankLoans";
        /**
         * 一年的指标值
         * @description 某一年度的指标值。
         */
        IndicatorYearValue: {
            /** 年度 */
            year: number;
            /**
             * 指标值
             * @description 单位见所在行的 unit，最多两位小数；未填写时为 null。
             */
            value: number | null;
        };
        /**
         * 经营指标行
         * @description 经营指标表的一行（§3.1）：连续三年，从前年到当年。
         *     当年的营业收入与主营业务收入不可填写，恒为 null。
         */
        BusinessIndicator: {
            code: components["schemas"]["BusinessIndicatorCode"];
            /** 指标名称 */
            name: string;
            /**
             * 单位
             * @description 职工人数为人，资产负债率为 %，其余为万元。
             */
            unit: string;
            /**
             * 三年的值
             * @description 按年度从早到晚，首年为当年减二。
             */
            values: components["schemas"]["IndicatorYearValue"][];
        };
        /**
         * 部门认定
         * @description 部门认定的两种（§3.1）。
         * @enum {string}
         */
        DeptCert: "DEPT_02" | "DEPT_04";
        /**
         * 认定级别
         * @description 各级认定（§3.1）。
         * @enum {string}
         */
        CertificationLevel: "NATIONAL" | "PROVINCIAL" | "MUNICIPAL";
        /**
         * 认定级别列表
         * @description 可多选，未取得时为空列表。
         */
        CertificationLevelList: components["schemas"]["CertificationLevel"][];
        /**
         * 绿色工厂级别
         * @description 没有市级（§3.1）。
         * @enum {string}
         */
        FactoryLevel: "NATIONAL" | "PROVINCIAL";
        /**
         * 认定情况
         * @description 企业已取得的认定（§3.1）。
         */
        Certification: {
            /** 部门认定 */
            deptCert: components["schemas"]["DeptCert"][];
            /** 专精特新企业 */
            deptCertNewEn: components["schemas"]["CertificationLevelList"];
            /** 企业技术中心 */
            buildEnTec: components["schemas"]["CertificationLevelList"];
            /** 智能车间 */
            deptCertSpcEn: components["schemas"]["CertificationLevelList"];
            /** 绿色工厂 */
            deptCertFactory: components["schemas"]["FactoryLevel"][];
            /**
             * 其他认定
             * @description 勾选“其他”时填写；未勾选时为 null。
             */
            deptCertOther: string | null;
        };
        /**
         * 企业政策属性
         * @description 参与政策匹配的企业属性：经营指标表、认定情况与创新级别（§3.1）。
         */
        EnterprisePolicyAttributes: {
            /**
             * 经营指标表
             * @description 六行，次序同 BusinessIndicatorCode。
             */
            indicatorList: components["schemas"]["BusinessIndicator"][];
            certification: components["schemas"]["Certification"];
            /**
             * 创新级别
             * @description 国家级、省级、市级中的任意几个（§3.1）。
             */
            innovationLevelList: components["schemas"]["CertificationLevel"][];
        };
        /**
         * 统一社会信用代码
         * @description 18 位，GB 32100-2015。
         */
        CreditCode: string;
        /**
         * 企业库记录
         * @description 按名称检索企业库得到的一条记录（§3.1），用于带出注册地址、信用代码、注册资本与成立时间。
         */
        EnterpriseRecord: {
            /** 企业名称 */
            name: string;
            regProvince: components["schemas"]["RegionCode"];
            regCity: components["schemas"]["RegionCode"];
            regRegion: components["schemas"]["RegionCode"];
            creditCode: components["schemas"]["CreditCode"];
            regCapital: components["schemas"]["Money"];
            establishTime: components["schemas"]["Date"];
            /**
             * 企业类型
             * @description 字典 EN_TYPE 的取值，多个以英文逗号连接。
             */
            enType: string;
            /**
             * 企业库行键
             * @description 企业库记录的键，客户端不解析其含义。
             */
            rowkey: string;
            /**
             * 企业标识
             * @description 尚未有人绑定的企业没有标识，为 null；绑定后由网关返回。
             */
            enId: components["schemas"]["Id"] | null;
        };
        /**
         * 企业库分页
         * @description 一页企业库记录。
         */
        EnterpriseRecordPage: {
            /** 当页记录 */
            records: components["schemas"]["EnterpriseRecord"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 公开的服务商评价
         * @description 服务商详情页上的一条评价，只含已公开的。
         */
        ShownFacilitatorEvaluation: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /**
             * 评价企业（脱敏）
             * @description 隐去名称的中间；匿名时为 匿名企业。
             */
            enNameMasked: string;
            /**
             * 对接名称
             * @description 匿名评价不出现。
             */
            dockingTitle?: string;
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["FacilitatorEvaluationScores"];
            /** 评价标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images: components["schemas"]["UploadedFile"][];
            /**
             * 回复
             * @description 未回复时不出现。
             */
            reply?: string;
            /** 回复时间 */
            replyTime?: components["schemas"]["DateTime"];
            /** 评价时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 公开的服务商评价分页
         * @description 一页已公开的评价，按时间从新到旧。
         */
        ShownFacilitatorEvaluationPage: {
            /** 当页评价 */
            records: components["schemas"]["ShownFacilitatorEvaluation"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 服务商列表项
         * @description 企业旗舰店列表中的一家服务商，只含 faStatus 为 PASS 的企业。
         */
        FacilitatorItem: {
            /** 服务商标识 */
            id: components["schemas"]["Id"];
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 服务商名称 */
            name: string;
            /**
             * 标志
             * @description 未上传时为 null。
             */
            logo: components["schemas"]["Url"] | null;
            /** 机构类型 */
            providerType: components["schemas"]["FacilitatorType"][];
            /** 标签 */
            tags: string[];
            /** 一句话介绍 */
            slogan: string;
            /** 服务区域 */
            serviceRegion: components["schemas"]["RegionCode"][];
            /** 服务承诺 */
            promise: components["schemas"]["FacilitatorPromise"][];
            /** 是否接受服务券 */
            couponAccepted: boolean;
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 对接成功数 */
            finishedCount: components["schemas"]["Count"];
            /**
             * 平均响应时间
             * @description 没有对接记录时为 null。
             */
            responseHours: number | null;
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 星级 */
            starLevel: number;
        };
        /**
         * 服务商分页
         * @description 一页服务商。
         */
        FacilitatorPage: {
            /** 当页记录 */
            records: components["schemas"]["FacilitatorItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 服务商产品分页
         * @description 一页产品。
         */
        FacilitatorProductPage: {
            /** 当页产品 */
            records: components["schemas"]["FacilitatorProduct"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 服务商
         * @description 企业旗舰店中一家已入驻服务商的公开资料。
         */
        Facilitator: {
            /** 服务商标识 */
            id: components["schemas"]["Id"];
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 服务商名称 */
            name: string;
            /** 简称 */
            shortName?: string;
            /**
             * 标志
             * @description 未上传时为 null。
             */
            logo: components["schemas"]["Url"] | null;
            /** 机构类型 */
            providerType: components["schemas"]["FacilitatorType"][];
            /** 标签 */
            tags: string[];
            /** 一句话介绍 */
            slogan: string;
            /** 机构简介 */
            intro: string;
            /** 服务区域 */
            serviceRegion: components["schemas"]["RegionCode"][];
            /**
             * 成立日期
             * @description 企业资料未填写时为 null。
             */
            establishTime: components["schemas"]["Date"] | null;
            /**
             * 注册资本
             * @description 企业资料未填写时为 null。
             */
            regCapital: number | null;
            /**
             * 职工总数
             * @description 企业资料未填写时为 null。
             */
            employeeAmount: number | null;
            /** 资质荣誉 */
            qualifications: components["schemas"]["FacilitatorQualification"][];
            /** 核心团队 */
            team: components["schemas"]["FacilitatorTeamRole"][];
            /** 服务案例 */
            cases: components["schemas"]["FacilitatorCase"][];
            /** 主营业务 */
            mainBusiness: components["schemas"]["MainBusinessRow"][];
            /**
             * 产品与服务
             * @description 上架的产品，最多 50 项。
             */
            products: components["schemas"]["FacilitatorProduct"][];
            /** 联系方式 */
            contact: components["schemas"]["FacilitatorContact"];
            /** 服务承诺 */
            promise: components["schemas"]["FacilitatorPromise"][];
            /** 是否接受服务券 */
            couponAccepted: boolean;
            avgScore: components["schemas"]["MeanScore"];
            /**
             * 各项评分
             * @description avgScore 为 null 时为 null。
             */
            scores: components["schemas"]["FacilitatorScores"] | null;
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 对接成功数 */
            finishedCount: components["schemas"]["Count"];
            /**
             * 平均响应时间
             * @description 没有对接记录时为 null。
             */
            responseHours: number | null;
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 星级 */
            starLevel: number;
        };
        /**
         * 级别项
         * @description 一项资质或技术能力可选的一个级别（§3.2）。
         */
        AttributeLevelItem: {
            level: components["schemas"]["AttributeLevel"];
            /** 级别（文字） */
            levelStr: string;
        };
        /**
         * 级别列表
         * @description 由高到低；该项不分级时为空列表。
         */
        AttributeLevelList: components["schemas"]["AttributeLevelItem"][];
        /**
         * 载体收藏对象类型
         * @enum {string}
         */
        InvestmentFavoriteTarget: "HOUSE" | "LAND" | "OFFICE";
        /** 载体收藏表单 */
        InvestmentFavoriteForm: {
            targetType: components["schemas"]["InvestmentFavoriteTarget"];
            /** 载体标识 */
            targetId: components["schemas"]["Id"];
        };
        /**
         * 载体类型
         * @description HOUSE 与 WAREHOUSE 的详情同用厂房详情接口。
         * @enum {string}
         */
        InvestmentType: "HOUSE" | "LAND" | "OFFICE" | "WAREHOUSE" | "ENVIRONMENT";
        /**
         * 产权性质
         * @enum {string}
         */
        InvestmentOwnerType: "STATE" | "COLLECTIVE" | "PRIVATE" | "PARK";
        /**
         * 交易方式
         * @enum {string}
         */
        InvestmentTradeType: "RENT" | "SALE" | "TRANSFER" | "BOTH";
        /**
         * 价格单位
         * @enum {string}
         */
        InvestmentPriceUnit: "SQM_MONTH" | "STATION_MONTH" | "WAN_YUAN" | "WAN_YUAN_MU";
        /**
         * 火灾危险性类别
         * @enum {string}
         */
        HouseFireLevel: "A" | "B" | "C" | "D" | "E";
        /**
         * 载体状态
         * @description 公开接口不返回 OFF。
         * @enum {string}
         */
        InvestmentStatus: "AVAILABLE" | "RESERVED" | "DONE" | "OFF";
        /**
         * 载体图片
         * @description 载体的一张照片，必须有替代文字。
         */
        InvestmentPicture: {
            /** 图片地址 */
            url: components["schemas"]["Url"];
            /** 替代文字 */
            alt: string;
        };
        /**
         * 载体联系方式
         * @description 承办部门的办公电话；业主为个人或民营企业时号码脱敏。
         */
        InvestmentContact: {
            /** 部门 */
            department: string;
            /**
             * 电话
             * @description 脱敏时中间四位以 * 代替。
             */
            tel: string;
        };
        /**
         * 建筑结构
         * @enum {string}
         */
        HouseStructure: "STEEL" | "FRAME" | "BRICK" | "OTHER";
        /**
         * 土地用途
         * @enum {string}
         */
        LandUse: "INDUSTRY" | "LOGISTICS" | "COMMERCE" | "RESEARCH";
        /**
         * 用地性质
         * @enum {string}
         */
        LandNature: "GRANT" | "ALLOCATION" | "COLLECTIVE" | "LEASE";
        /**
         * 开发程度
         * @enum {string}
         */
        LandDevelopment: "THREE" | "FOUR" | "FIVE" | "SIX" | "SEVEN" | "EIGHT" | "NINE";
        /**
         * 供地方式
         * @enum {string}
         */
        LandTransferMode: "TENDER" | "AUCTION" | "LISTING" | "AGREEMENT";
        /** 坐标点 */
        InvestmentGeoPoint: {
            /**
             * 经度
             * @description GCJ-02 坐标系。
             */
            lng: number;
            /**
             * 纬度
             * @description GCJ-02 坐标系。
             */
            lat: number;
        };
        /**
         * 装修情况
         * @enum {string}
         */
        OfficeDecoration: "ROUGH" | "SIMPLE" | "FINE" | "READY";
        /**
         * 楼宇等级
         * @enum {string}
         */
        OfficeGrade: "A" | "B" | "C" | "INCUBATOR" | "MAKERSPACE";
        /**
         * 孵化器级别
         * @enum {string}
         */
        OfficeIncubatorLevel: "NATIONAL" | "PROVINCIAL" | "MUNICIPAL";
        /** 配套设施 */
        InvestmentFacility: {
            /** 设施 */
            name: string;
            /** 说明 */
            text: string;
        };
        /** 交通 */
        InvestmentTraffic: {
            /** 交通节点 */
            name: string;
            /** 距离 */
            distance: number;
        };
        /**
         * 园区载体数
         * @description 园区内可租售的载体数。
         */
        InvestmentResourceCounts: {
            /** 厂房数 */
            house: components["schemas"]["Count"];
            /** 土地数 */
            land: components["schemas"]["Count"];
            /** 写字楼数 */
            office: components["schemas"]["Count"];
            /** 仓储数 */
            warehouse: components["schemas"]["Count"];
        };
        /**
         * 收藏的载体
         * @description 个人收藏中的一处载体；成交或下架后 invalid 为 true。
         */
        InvestmentFavorite: {
            /** 收藏标识 */
            id: components["schemas"]["Id"];
            targetType: components["schemas"]["InvestmentFavoriteTarget"];
            /** 载体标识 */
            targetId: components["schemas"]["Id"];
            /** 名称 */
            title: string;
            /** 摘要 */
            summary: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 是否已失效 */
            invalid: boolean;
            /** 收藏时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 收藏的载体分页
         * @description 一页收藏，按收藏时间从新到旧。
         */
        InvestmentFavoritePage: {
            /** 当页收藏 */
            records: components["schemas"]["InvestmentFavorite"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 载体意向表单
         * @description 会员对一处载体的租购意向或看房预约。
         */
        InvestmentIntentForm: {
            /** 联系人 */
            name: string;
            /** 企业名称 */
            company: string;
            /** 手机号 */
            mobile: components["schemas"]["Mobile"];
            /** 所属行业 */
            industry?: string;
            /** 意向说明 */
            content: string;
            /**
             * 同意向承办部门提供联系方式
             * @description 必须为 true。
             * @constant
             */
            agree: true;
            resourceType: components["schemas"]["InvestmentType"];
            /** 载体标识 */
            resourceId: components["schemas"]["Id"];
            /** 需求面积 */
            area?: number;
            /** 预约看房日期 */
            visitDate?: components["schemas"]["Date"];
        };
        /** 载体意向受理单 */
        InvestmentIntentReceipt: {
            /** 意向标识 */
            id: components["schemas"]["Id"];
            /** 状态（文字） */
            statusDesc: string;
            /** 承诺联系时限 */
            replyDays: number;
            /**
             * 状态
             * @enum {string}
             */
            status: "WAIT" | "REPLIED" | "CLOSED";
            /** 承办部门 */
            replyDept: string;
        };
        /**
         * 公开载体的状态
         * @enum {string}
         */
        ShownInvestmentStatus: "AVAILABLE" | "RESERVED" | "DONE";
        /**
         * 土地详情
         * @description 一宗土地。
         */
        LandResource: {
            /** 载体标识 */
            id: components["schemas"]["Id"];
            /**
             * 载体类型
             * @enum {string}
             */
            type: "LAND";
            /** 名称 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 图片 */
            images: components["schemas"]["InvestmentPicture"][];
            /** 全景看房地址 */
            vr?: components["schemas"]["Url"];
            /** 所在省 */
            regProvince: components["schemas"]["RegionCode"];
            /** 所在市 */
            regCity: components["schemas"]["RegionCode"];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 地址 */
            address: string;
            /**
             * 经度
             * @description GCJ-02 坐标系。
             */
            lng?: number;
            /**
             * 纬度
             * @description GCJ-02 坐标系。
             */
            lat?: number;
            ownerType: components["schemas"]["InvestmentOwnerType"];
            tradeType: components["schemas"]["InvestmentTradeType"];
            /**
             * 价格
             * @description 单位见 priceUnit，最多两位小数；面议时为 null。
             */
            price: number | null;
            priceUnit: components["schemas"]["InvestmentPriceUnit"];
            /** 是否可议价 */
            negotiable: boolean;
            /** 状态 */
            status: components["schemas"]["ShownInvestmentStatus"];
            /**
             * 可交付日期
             * @description 现房或现状交付时为 null。
             */
            availableDate: components["schemas"]["Date"] | null;
            /** 联系方式 */
            contact: components["schemas"]["InvestmentContact"];
            /** 详细介绍 */
            description: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 标签 */
            tags: string[];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 用地面积 */
            landArea: number;
            /**
             * 用地面积
             * @description 1 亩约 666.67 平方米
             */
            landAreaMu: number;
            landUse: components["schemas"]["LandUse"];
            landNature: components["schemas"]["LandNature"];
            /** 容积率下限 */
            plotRatioMin: number;
            /** 容积率上限 */
            plotRatioMax: number;
            /** 建筑密度 */
            buildingDensity: components["schemas"]["Percent"];
            /**
             * 绿地率上限
             * @description 工业用地不超过 20%
             */
            greenRate: number;
            /**
             * 限高
             * @description 不限时为 null
             */
            heightLimit: number | null;
            /** 投资强度 */
            investIntensity: number;
            /**
             * 亩均税收要求
             * @description 不作要求时为 null
             */
            taxRequirement: number | null;
            /**
             * 能耗上限
             * @description 不作要求时为 null
             */
            energyLimit: number | null;
            developmentLevel: components["schemas"]["LandDevelopment"];
            /** 出让年限 */
            termYears: number;
            /** 是否标准地 */
            standardLand: boolean;
            transferMode: components["schemas"]["LandTransferMode"];
            /** 公告编号 */
            noticeNo?: string;
            /** 计划挂牌日期 */
            planListDate?: components["schemas"]["Date"];
            /**
             * 起始价
             * @description 未定时为 null
             */
            startPrice: number | null;
            /** 准入产业 */
            industriesAllowed: string[];
            /**
             * 宗地范围
             * @description 依次相连的顶点，首尾不重复；没有图形时为空列表。
             */
            polygon: components["schemas"]["InvestmentGeoPoint"][];
        };
        /**
         * 写字楼详情
         * @description 一处写字楼、孵化器或众创空间。
         */
        OfficeResource: {
            /** 载体标识 */
            id: components["schemas"]["Id"];
            /**
             * 载体类型
             * @enum {string}
             */
            type: "OFFICE";
            /** 名称 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 图片 */
            images: components["schemas"]["InvestmentPicture"][];
            /** 全景看房地址 */
            vr?: components["schemas"]["Url"];
            /** 所在省 */
            regProvince: components["schemas"]["RegionCode"];
            /** 所在市 */
            regCity: components["schemas"]["RegionCode"];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 地址 */
            address: string;
            /**
             * 经度
             * @description GCJ-02 坐标系。
             */
            lng?: number;
            /**
             * 纬度
             * @description GCJ-02 坐标系。
             */
            lat?: number;
            ownerType: components["schemas"]["InvestmentOwnerType"];
            tradeType: components["schemas"]["InvestmentTradeType"];
            /**
             * 价格
             * @description 单位见 priceUnit，最多两位小数；面议时为 null。
             */
            price: number | null;
            priceUnit: components["schemas"]["InvestmentPriceUnit"];
            /** 是否可议价 */
            negotiable: boolean;
            /** 状态 */
            status: components["schemas"]["ShownInvestmentStatus"];
            /**
             * 可交付日期
             * @description 现房或现状交付时为 null。
             */
            availableDate: components["schemas"]["Date"] | null;
            /** 联系方式 */
            contact: components["schemas"]["InvestmentContact"];
            /** 详细介绍 */
            description: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 标签 */
            tags: string[];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 面积 */
            area: number;
            /** 得房率 */
            usableRate?: components["schemas"]["Percent"];
            /**
             * 所在楼层
             * @description 整栋时不出现
             */
            floorNo?: number;
            /** 总层数 */
            totalFloors: number;
            decoration: components["schemas"]["OfficeDecoration"];
            /** 工位数 */
            stations?: number;
            grade: components["schemas"]["OfficeGrade"];
            /** 物业费 */
            propertyFee?: number;
            /** 车位数 */
            parking?: number;
            /**
             * 空调
             * @enum {string}
             */
            ac: "CENTRAL" | "SPLIT" | "NONE";
            /** 是否有共享会议室 */
            meetingRoom: boolean;
            /** 能否注册公司 */
            registerable: boolean;
            /** 免租期 */
            freeRentMonths: number;
            /**
             * 孵化器级别
             * @description 不是孵化器或未认定时为 null。
             */
            incubatorLevel: components["schemas"]["OfficeIncubatorLevel"] | null;
        };
        /**
         * 厂房或仓储
         * @enum {string}
         */
        InvestmentHouseType: "HOUSE" | "WAREHOUSE";
        /**
         * 厂房详情
         * @description 一处厂房或仓储。
         */
        HouseResource: {
            /** 载体标识 */
            id: components["schemas"]["Id"];
            /** 载体类型 */
            type: components["schemas"]["InvestmentHouseType"];
            /** 名称 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 图片 */
            images: components["schemas"]["InvestmentPicture"][];
            /** 全景看房地址 */
            vr?: components["schemas"]["Url"];
            /** 所在省 */
            regProvince: components["schemas"]["RegionCode"];
            /** 所在市 */
            regCity: components["schemas"]["RegionCode"];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 地址 */
            address: string;
            /**
             * 经度
             * @description GCJ-02 坐标系。
             */
            lng?: number;
            /**
             * 纬度
             * @description GCJ-02 坐标系。
             */
            lat?: number;
            ownerType: components["schemas"]["InvestmentOwnerType"];
            tradeType: components["schemas"]["InvestmentTradeType"];
            /**
             * 价格
             * @description 单位见 priceUnit，最多两位小数；面议时为 null。
             */
            price: number | null;
            priceUnit: components["schemas"]["InvestmentPriceUnit"];
            /** 是否可议价 */
            negotiable: boolean;
            /** 状态 */
            status: components["schemas"]["ShownInvestmentStatus"];
            /**
             * 可交付日期
             * @description 现房或现状交付时为 null。
             */
            availableDate: components["schemas"]["Date"] | null;
            /** 联系方式 */
            contact: components["schemas"]["InvestmentContact"];
            /** 详细介绍 */
            description: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 标签 */
            tags: string[];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 建筑面积 */
            buildingArea: number;
            /** 单层面积 */
            singleFloorArea?: number;
            /** 总层数 */
            floors: number;
            /**
             * 所在楼层
             * @description 整栋时不出现
             */
            floorNo?: number;
            /** 层高 */
            floorHeight: number;
            /** 柱距 */
            columnSpacing?: number;
            /** 楼面荷载 */
            floorLoad: number;
            structure: components["schemas"]["HouseStructure"];
            /** 行车吨位 */
            craneTonnage?: number;
            /** 电力容量 */
            powerCapacity: number;
            /** 是否通燃气 */
            gas: boolean;
            /** 是否通蒸汽 */
            steam: boolean;
            /** 是否通水 */
            water: boolean;
            /** 是否接污水管网 */
            sewage: boolean;
            fireLevel: components["schemas"]["HouseFireLevel"];
            /** 是否通过消防验收 */
            fireAcceptance: boolean;
            /** 可环评行业 */
            envPermit: string[];
            /** 大型货车能否进入 */
            truckAccess: boolean;
            /** 货梯吨位 */
            elevatorTonnage?: number;
            /** 是否配套宿舍 */
            dormitory: boolean;
            /** 配套办公面积 */
            officeArea?: number;
            /** 可否分割 */
            canSplit: boolean;
            /**
             * 最小分割面积
             * @description 不可分割时为 null
             */
            minSplitArea: number | null;
            /** 最短租期 */
            leaseTermMin?: number;
            /** 物业费 */
            propertyFee?: number;
            /** 是否有不动产权证 */
            certificate: boolean;
        };
        /**
         * 投资环境详情
         * @description 一个园区或片区的投资环境。
         */
        InvestmentEnvironment: {
            /** 载体标识 */
            id: components["schemas"]["Id"];
            /**
             * 载体类型
             * @enum {string}
             */
            type: "ENVIRONMENT";
            /** 名称 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 图片 */
            images: components["schemas"]["InvestmentPicture"][];
            /** 所在省 */
            regProvince: components["schemas"]["RegionCode"];
            /** 所在市 */
            regCity: components["schemas"]["RegionCode"];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 地址 */
            address: string;
            /**
             * 经度
             * @description GCJ-02 坐标系。
             */
            lng?: number;
            /**
             * 纬度
             * @description GCJ-02 坐标系。
             */
            lat?: number;
            /** 摘要 */
            summary: string;
            /** 正文 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 主导产业 */
            industries: string[];
            /** 配套设施 */
            facilities: components["schemas"]["InvestmentFacility"][];
            /** 交通 */
            traffic: components["schemas"]["InvestmentTraffic"][];
            resourceCounts: components["schemas"]["InvestmentResourceCounts"];
            /** 联系方式 */
            contact: components["schemas"]["InvestmentContact"];
            /** 标签 */
            tags: string[];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * 投资载体列表项
         * @description 载体列表中的一张卡片；投资环境没有交易、面积、价格与状态，这些字段不出现。
         */
        ShowResource: {
            /** 载体标识 */
            id: components["schemas"]["Id"];
            /** 载体类型 */
            type: components["schemas"]["InvestmentType"];
            /** 名称 */
            title: string;
            /**
             * 封面
             * @description 没有封面时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            /** 摘要 */
            summary: string;
            /** 所在省 */
            regProvince: components["schemas"]["RegionCode"];
            /** 所在市 */
            regCity: components["schemas"]["RegionCode"];
            /** 所在区县 */
            regRegion: components["schemas"]["RegionCode"];
            /** 所在园区 */
            park?: string;
            /** 地址 */
            address: string;
            /**
             * 经度
             * @description GCJ-02 坐标系。
             */
            lng?: number;
            /**
             * 纬度
             * @description GCJ-02 坐标系。
             */
            lat?: number;
            /** 标签 */
            tags: string[];
            ownerType?: components["schemas"]["InvestmentOwnerType"];
            tradeType?: components["schemas"]["InvestmentTradeType"];
            /**
             * 价格
             * @description 单位见 priceUnit，最多两位小数；面议时为 null。
             */
            price?: number | null;
            priceUnit?: components["schemas"]["InvestmentPriceUnit"];
            /** 是否可议价 */
            negotiable?: boolean;
            /**
             * 面积
             * @description 土地为用地面积，其余为建筑面积；最多两位小数
             */
            area?: number;
            /**
             * 面积
             * @description 仅土地有；1 亩约 666.67 平方米
             */
            areaMu?: number;
            /**
             * 层高
             * @description 仅厂房与仓储有
             */
            floorHeight?: number;
            /**
             * 楼面荷载
             * @description 仅厂房与仓储有
             */
            floorLoad?: number;
            fireLevel?: components["schemas"]["HouseFireLevel"];
            /**
             * 可否分割
             * @description 仅厂房与仓储有。
             */
            canSplit?: boolean;
            /** 状态 */
            status?: components["schemas"]["ShownInvestmentStatus"];
            /**
             * 可交付日期
             * @description 现房或现状交付时为 null。
             */
            availableDate?: components["schemas"]["Date"] | null;
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * 投资载体分页
         * @description 一页载体。
         */
        ShowResourcePage: {
            /** 当页载体 */
            records: components["schemas"]["ShowResource"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 标识列表
         * @description 以逗号连接成一个参数。
         */
        MessageIdList: components["schemas"]["Id"][];
        /**
         * 足迹对象类型
         * @enum {string}
         */
        HistoryTarget: "POLICY" | "DEMAND" | "RESOURCE" | "PROVIDER" | "ATTRACT" | "HOUSE" | "LAND" | "OFFICE" | "ENVIRONMENT" | "ACTIVITY" | "NEWS";
        /**
         * 足迹
         * @description 会员浏览过的一个对象；对象下架或失效后 invalid 为 true。
         */
        HistoryRecord: {
            /** 足迹标识 */
            id: components["schemas"]["Id"];
            targetType: components["schemas"]["HistoryTarget"];
            /** 对象标识 */
            targetId: components["schemas"]["Id"];
            /** 对象标题 */
            title: string;
            /** 站内地址 */
            link: components["schemas"]["Url"];
            /** 是否已失效 */
            invalid: boolean;
            /** 最近浏览时间 */
            viewTime: components["schemas"]["DateTime"];
        };
        /**
         * 足迹分页
         * @description 一页足迹，按最近浏览时间从新到旧。
         */
        HistoryPage: {
            /** 当页足迹 */
            records: components["schemas"]["HistoryRecord"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 浏览记录
         * @description 会员打开了一个详情页。
         */
        HistoryForm: {
            targetType: components["schemas"]["HistoryTarget"];
            /** 对象标识 */
            targetId: components["schemas"]["Id"];
            /**
             * 对象标题
             * @description 浏览时页面上的标题。
             */
            title: string;
        };
        /**
         * 足迹设置
         * @description 是否记录浏览足迹，以及保留多久。
         */
        HistorySetting: {
            /** 是否记录 */
            enabled: boolean;
            /**
             * 保留天数
             * @description 见 HistoryRecord 的 x-terms。
             */
            keepDays: number;
            /**
             * 最多保留条数
             * @description 见 HistoryRecord 的 x-quota；超出时删除最早的。
             */
            maxCount: number;
        };
        /** 足迹设置表单 */
        HistorySettingForm: {
            /**
             * 是否记录
             * @description 关闭后不再记录，已有的足迹保留到被清空。
             */
            enabled: boolean;
        };
        /**
         * 各类型未读数
         * @description 键为消息类型，值为该类型的未读条数；各项之和等于 total。
         */
        UnreadByType: {
            SYSTEM: components["schemas"]["Count"];
            POLICY: components["schemas"]["Count"];
            DECLARE: components["schemas"]["Count"];
            DOCKING: components["schemas"]["Count"];
            AUDIT: components["schemas"]["Count"];
            ACTIVITY: components["schemas"]["Count"];
            REMIND: components["schemas"]["Count"];
            REPLY: components["schemas"]["Count"];
        };
        /**
         * 未读消息数
         * @description 未读总数与各类型的未读数；有未读时消息中心显示红点（§2.3）。
         */
        UnreadCount: {
            total: components["schemas"]["Count"];
            byType: components["schemas"]["UnreadByType"];
        };
        /**
         * 消息类型
         * @enum {string}
         */
        MessageType: "SYSTEM" | "POLICY" | "DECLARE" | "DOCKING" | "AUDIT" | "ACTIVITY" | "REMIND" | "REPLY";
        /**
         * 消息
         * @description 发给当前会员的一条站内消息。
         */
        Message: {
            id: components["schemas"]["Id"];
            /** 标题 */
            title: string;
            /**
             * 内容
             * @description 纯文本。
             */
            content: string;
            type: components["schemas"]["MessageType"];
            /**
             * 业务类型
             * @description 消息所指的业务对象。
             * @enum {string}
             */
            bizType?: "POLICY" | "DEMAND" | "RESOURCE" | "PROVIDER" | "ACTIVITY" | "DOCKING" | "DECLARE" | "ENTERPRISE" | "FEEDBACK";
            bizId?: components["schemas"]["Id"];
            link?: components["schemas"]["Url"];
            /**
             * 重要程度
             * @enum {string}
             */
            level: "NORMAL" | "IMPORTANT";
            /** 是否已读 */
            read: boolean;
            /** 发送时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 消息分页
         * @description 一页消息。
         */
        MessagePage: {
            /** 当页记录 */
            records: components["schemas"]["Message"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 要置为已读的消息
         * @description 消息标识；取 all 时把全部未读消息置为已读。
         * @example all
         */
        MessageToRead: string;
        /**
         * 消息的去向
         * @description 点开消息后前往的页面；消息没有对象，或对象已删除、无权查看时 link 为 null。
         */
        MessageTarget: {
            /** 消息标识 */
            id: components["schemas"]["Id"];
            /**
             * 站内地址
             * @description 无处可去时为 null。
             */
            link: components["schemas"]["Url"] | null;
            /**
             * 不能前往的原因
             * @description link 有值时为 null。
             */
            reason: string | null;
        };
        /** 政策纠错 */
        PolicyCorrectionRequest: {
            /**
             * 纠错对象类型
             * @enum {string}
             */
            targetType: "POLICY" | "SUBJECT";
            /** 纠错对象标识 */
            targetId: components["schemas"]["Id"];
            /**
             * 出错位置
             * @description 字段名或条款锚点。
             */
            fieldOrClause?: string;
            /**
             * 错误类型
             * @enum {string}
             */
            errorType: "TEL" | "OUTDATED" | "AMOUNT" | "LINK" | "ATTACHMENT" | "TYPO" | "OTHER";
            /** 说明 */
            content: string;
            /** 联系电话 */
            telephone?: components["schemas"]["Mobile"];
        };
        /**
         * 办理方式
         * @enum {string}
         */
        DeclareKind: "APPLY" | "NO_APPLY";
        /**
         * 进度来源
         * @description SYSTEM 的状态由主管部门的申报系统写入；SELF 由会员登记并自行更新，主管部门未核实。
         * @enum {string}
         */
        DeclareSource: "SYSTEM" | "SELF";
        /**
         * 办理状态
         * @description 会员的操作所引起的转移见 x-states，其他操作一律返回 4090“当前状态不允许该操作”。此外：
         *     免申即享（NO_APPLY）：
         *     MATCHED：过了 dueDate 没有答复 → LAPSED。
         *     CONFIRMED：→ PUBLICITY → APPROVED → PAID。
         *     自主申报（APPLY）：
         *     SUBMITTED：→ ACCEPTED → REVIEWING →（EXPERT）→ PUBLICITY → APPROVED → PAID。
         *     SUBMITTED、ACCEPTED、REVIEWING：→ RETURNED（附 remark 与 dueDate），在申报系统补正后 → SUBMITTED。
         *     ACCEPTED、REVIEWING、EXPERT、PUBLICITY：→ REJECTED。
         *     自行登记（SELF）的状态由 REPORT 写入上述任一申报状态，不限先后，因为会员得知进度时可能已过了几步。
         * @enum {string}
         */
        DeclareStatus: "MATCHED" | "CONFIRMED" | "SUBMITTED" | "ACCEPTED" | "RETURNED" | "REVIEWING" | "EXPERT" | "PUBLICITY" | "APPROVED" | "PAID" | "REJECTED" | "WITHDRAWN" | "DECLINED" | "LAPSED";
        /**
         * 办理阶段
         * @description 由 status 得出。TODO：MATCHED、RETURNED。RUNNING：CONFIRMED、SUBMITTED、ACCEPTED、REVIEWING、EXPERT、PUBLICITY。GRANTED：APPROVED、PAID。
         *     ENDED：REJECTED、WITHDRAWN、DECLINED、LAPSED。
         * @enum {string}
         */
        DeclareStage: "TODO" | "RUNNING" | "GRANTED" | "ENDED";
        /**
         * 申报进展
         * @description 某一时刻起的办理状态。
         */
        DeclareTimelineEntry: {
            /** 时间 */
            time: components["schemas"]["DateTime"];
            /**
             * 操作方
             * @description 主管部门或企业的名称。
             */
            actor: string;
            status: components["schemas"]["DeclareStatus"];
            /** 说明 */
            remark?: string;
        };
        /**
         * 可用的申报操作
         * @description DELETE 之外同 DeclareAction；DELETE 用 deleteDeclareRecord，只有自行登记的可以删除。由网关按当前状态给出，页面据此显示按钮。
         * @enum {string}
         */
        DeclareOwnAction: "CONFIRM" | "DECLINE" | "WITHDRAW" | "REPORT" | "DELETE";
        /**
         * 申报操作
         * @description CONFIRM 与 DECLINE 用于待确认的免申即享；WITHDRAW 用于主管部门反馈的申报；REPORT 用于自行登记的申报。各在何种状态可用，见
         *     DeclareStatus 的 x-states。
         * @enum {string}
         */
        DeclareAction: "CONFIRM" | "DECLINE" | "WITHDRAW" | "REPORT";
        /**
         * 目前进度
         * @description 会员能为自行登记的申报写入的状态，含义见 DeclareStatus。
         * @enum {string}
         */
        DeclareReportedStatus: "SUBMITTED" | "ACCEPTED" | "RETURNED" | "REVIEWING" | "EXPERT" | "PUBLICITY" | "APPROVED" | "PAID" | "REJECTED" | "WITHDRAWN";
        /** 申报记录详情 */
        DeclareRecordDetail: {
            /** 申报记录标识 */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DeclareKind"];
            source: components["schemas"]["DeclareSource"];
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 政策标题 */
            policyTitle: string;
            /** 受理部门 */
            department: string;
            /**
             * 申报批次标识
             * @description 取 PolicyDeclaration.id。
             */
            declarationId?: components["schemas"]["Id"];
            /**
             * 批次名称
             * @description 免申即享没有批次，不返回。
             */
            batchName?: string;
            /**
             * 企业标识
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 申报企业 */
            enName: string;
            status: components["schemas"]["DeclareStatus"];
            stage: components["schemas"]["DeclareStage"];
            /**
             * 核定金额
             * @description 免申即享由数据比对得出，自主申报由主管部门核定；尚未得出时不返回。
             */
            amount?: components["schemas"]["Money"];
            /** 计算依据 */
            amountBasis?: string;
            /**
             * 办理期限
             * @description 含当天；MATCHED 的确认期限、RETURNED 的补正期限，其他状态不返回。
             */
            dueDate?: components["schemas"]["Date"];
            /**
             * 提交日期
             * @description 在申报系统提交的日期；免申即享不返回。
             */
            submitDate?: components["schemas"]["Date"];
            /**
             * 受理编号
             * @description 申报系统给出的编号。
             */
            receiptNo?: string;
            /**
             * 申报入口
             * @description 申报系统中的地址；没有网上入口时不返回。
             */
            declareUrl?: components["schemas"]["Url"];
            /**
             * 说明
             * @description 当前状态的说明，如需要补正的内容、未通过的原因。
             */
            remark?: string;
            /**
             * 进展
             * @description 按时间先后。
             */
            timeline: components["schemas"]["DeclareTimelineEntry"][];
            /** 建立时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 可用操作 */
            actions: components["schemas"]["DeclareOwnAction"][];
        };
        /**
         * 申报记录列表项
         * @description 本企业的一次申报，或一项免申即享。
         */
        DeclareRecordItem: {
            /** 申报记录标识 */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DeclareKind"];
            source: components["schemas"]["DeclareSource"];
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 政策标题 */
            policyTitle: string;
            /** 受理部门 */
            department: string;
            /**
             * 批次名称
             * @description 免申即享没有批次，不返回。
             */
            batchName?: string;
            /**
             * 企业标识
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 申报企业 */
            enName: string;
            status: components["schemas"]["DeclareStatus"];
            stage: components["schemas"]["DeclareStage"];
            /**
             * 核定金额
             * @description 免申即享由数据比对得出，自主申报由主管部门核定；尚未得出时不返回。
             */
            amount?: components["schemas"]["Money"];
            /**
             * 办理期限
             * @description 含当天；MATCHED 的确认期限、RETURNED 的补正期限，其他状态不返回。
             */
            dueDate?: components["schemas"]["Date"];
            /**
             * 说明
             * @description 当前状态的说明，如需要补正的内容、未通过的原因。
             */
            remark?: string;
            /** 建立时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 可用操作 */
            actions: components["schemas"]["DeclareOwnAction"][];
        };
        /**
         * 申报记录分页
         * @description 一页申报记录。
         */
        DeclareRecordPage: {
            /** 本页申报记录 */
            records: components["schemas"]["DeclareRecordItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 登记申报
         * @description 登记已在申报系统提交的申报，以便在门户跟踪进度；一家企业对一个批次只登记一次。
         */
        DeclareRecordForm: {
            /**
             * 申报批次
             * @description 取 PolicyDeclaration.id。
             */
            declarationId: components["schemas"]["Id"];
            /**
             * 申报企业
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /**
             * 提交日期
             * @description 在申报系统提交的日期；免申即享不返回。
             */
            submitDate: components["schemas"]["Date"];
            /**
             * 受理编号
             * @description 申报系统给出的编号。
             */
            receiptNo?: string;
        };
        /**
         * 申报的当前状态
         * @description 登记或改变之后的状态与可用的操作。
         */
        DeclareRecordState: {
            /** 申报记录标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["DeclareStatus"];
            /** 可用操作 */
            actions: components["schemas"]["DeclareOwnAction"][];
        };
        /** 改变申报状态 */
        DeclareStatusForm: {
            /** 申报记录标识 */
            id: components["schemas"]["Id"];
            action: components["schemas"]["DeclareAction"];
            /**
             * 目前进度
             * @description 用于 REPORT。
             */
            reported?: components["schemas"]["DeclareReportedStatus"];
            /**
             * 核定金额
             * @description 用于 REPORT。
             */
            amount?: components["schemas"]["Money"];
            /**
             * 说明
             * @description 这次改变的说明。
             */
            remark?: string;
        };
        /** 政策评价 */
        PolicyEvaluationRequest: {
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 是否有用 */
            useful: boolean;
            /** 清晰程度 */
            clarity?: number;
            /** 意见 */
            comment?: string;
        };
        /** 政策咨询 */
        PolicyConsultRequest: {
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 咨询标题 */
            title: string;
            /** 咨询内容 */
            content: string;
            /** 联系电话 */
            telephone: components["schemas"]["Mobile"];
            /** 是否公开 */
            public: boolean;
        };
        /** 政策咨询受理单 */
        PolicyConsult: {
            /** 咨询标识 */
            id: components["schemas"]["Id"];
            /** 状态（文字） */
            statusDesc: string;
            /** 承诺答复时限 */
            replyDays: number;
            /**
             * 状态
             * @enum {string}
             */
            status: "WAIT" | "REPLIED" | "CLOSED";
            /** 答复部门 */
            replyDept: string;
        };
        /**
         * 申报状态
         * @description 按今天与各批次起止日期计算（东八区，截止日当天仍可申报）；ENDING 为剩余天数不多（x-terms），NONE 为告知类。多个批次时取正在进行的，否则取最近将开始的，再否则取最近已结束的。
         * @enum {string}
         */
        PolicyDeclarationState: "OPEN" | "ENDING" | "NOT_STARTED" | "LONG" | "NO_APPLY" | "END" | "NONE";
        /**
         * 申报时间
         * @description 一个申报批次的起止日期（§3.3 declarationDateList）。
         */
        PolicyDeclarationDate: {
            /** 批次名称 */
            batchName: string;
            /** 开始日期 */
            start: components["schemas"]["Date"];
            /**
             * 截止日期
             * @description 含当天；常年受理时为 null。
             */
            end: components["schemas"]["Date"] | null;
        };
        /**
         * 资金额度
         * @description 一项支持的额度（§3.3 amountList）；按比例或面议而没有数额时 min、max 为 null，以 desc 说明。
         */
        PolicyAmount: {
            /** 最低额度（单位见 unit） */
            min: number | null;
            /** 最高额度（单位见 unit） */
            max: number | null;
            /**
             * 单位
             * @description 如 万元、元/人、元/月。
             */
            unit: string;
            /** 额度说明 */
            desc: string;
        };
        /**
         * 标签类型
         * @enum {string}
         */
        PolicyTagType: "THEME" | "INDUSTRY" | "QUALIFICATION" | "OBJECT" | "DEPT" | "LEVEL";
        /**
         * 政策的标签
         * @description 政策卡片上的一个标签（§3.3 listTag）。
         */
        PolicyListTag: {
            /** 标签标识 */
            tagId: components["schemas"]["Id"];
            /** 标签名称 */
            tagName: string;
            tagType: components["schemas"]["PolicyTagType"];
        };
        /**
         * 申报角标
         * @description 政策卡片角标（§2.7、§3.3 declarationTag）。
         */
        PolicyDeclarationTag: {
            code: components["schemas"]["PolicyDeclarationState"];
            /** 角标文字 */
            text: string;
            /**
             * 是否置灰
             * @description 不在申报期时为 true。
             */
            grey: boolean;
        };
        /**
         * 政策类别
         * @enum {string}
         */
        PolicyCategory: "FUND" | "CERT" | "TAX" | "FINANCE" | "TALENT" | "TECH" | "DIGITAL" | "GREEN" | "TRADE" | "LAND" | "EMPLOY" | "MARKET" | "IP" | "SAFETY" | "OTHER";
        /**
         * 政策层级
         * @enum {string}
         */
        PolicyLevel: "NATION" | "PROVINCE" | "CITY" | "COUNTY" | "PARK";
        /**
         * 兑现方式
         * @description FAST 即申即享。
         * @enum {string}
         */
        PolicyEnjoyMode: "NO_APPLY" | "FAST" | "APPLY" | "CERT" | "INFO";
        /**
         * 文件类型
         * @enum {string}
         */
        PolicyDocType: "ORIGINAL" | "RULE" | "GUIDE" | "NOTICE" | "PUBLICITY" | "INTERPRET" | "FORWARD";
        /**
         * 支持方式
         * @enum {string}
         */
        PolicySupportMode: "AWARD" | "SUBSIDY" | "INTEREST" | "GUARANTEE" | "EQUITY" | "TAX" | "TITLE" | "FACTOR" | "VOUCHER" | "REDUCTION";
        /**
         * 企业规模
         * @enum {string}
         */
        PolicyScale: "LARGE" | "MEDIUM" | "SMALL" | "MICRO";
        /**
         * 适用对象
         * @description 匹配时使用的对象范围；列表为空表示不限。
         */
        PolicyApplyTarget: {
            /** 对象说明 */
            text: string;
            /** 企业规模 */
            scale: components["schemas"]["PolicyScale"][];
            /** 适用行业 */
            industry: string[];
            /** 适用地区 */
            region: components["schemas"]["RegionCode"][];
            /**
             * 企业类型
             * @description 字典 EN_TYPE 的取值（§3.4）。
             */
            enType: string[];
            /**
             * 企业资质
             * @description 字典 PO_QUALIFICATIONS 的取值（§3.4）。
             */
            qualification: string[];
        };
        /**
         * 条件的比对规则
         * @description 企业信息字段 field 与 value 比较。
         */
        PolicyConditionRule: {
            /** 企业信息字段 */
            field: string;
            /**
             * 比较方式
             * @description IN 的 value 以逗号分隔。
             * @enum {string}
             */
            op: "EQ" | "NE" | "GE" | "GT" | "LE" | "LT" | "IN" | "HAS";
            /** 比较值 */
            value: string;
            /** 单位 */
            unit?: string;
        };
        /** 依据 */
        PolicyBasis: {
            /** 文件 */
            doc: string;
            /**
             * 条款
             * @description 如 第五条。
             */
            clause?: string;
            /**
             * 地址
             * @description 站内条款锚点如 /policy/info/p-1001#art-5，或原文地址。
             */
            url?: components["schemas"]["Url"];
        };
        /**
         * 申报条件
         * @description 一条可核验的条件；rule 存在时可由企业信息自动比对。
         */
        PolicyCondition: {
            /** 序号 */
            no: number;
            /** 条件 */
            text: string;
            rule?: components["schemas"]["PolicyConditionRule"];
            /** 是否必须满足 */
            required: boolean;
            /** 是否一票否决 */
            veto: boolean;
            /** 证明材料 */
            evidence?: string;
            basis?: components["schemas"]["PolicyBasis"];
        };
        /**
         * 支持内容
         * @description 一项支持。
         */
        PolicySupport: {
            /** 序号 */
            no: number;
            /** 支持内容 */
            text: string;
            mode: components["schemas"]["PolicySupportMode"];
            /** 支持方式（文字） */
            modeDesc: string;
            /**
             * 额度类型
             * @description FIXED 有 amount，按人、台等计的可有 cap；RATIO 有 ratio，可有 cap；CAP 有 cap；TIER 由 formulaText 说明。
             * @enum {string}
             */
            amountType: "FIXED" | "RATIO" | "CAP" | "TIER" | "NONE";
            /** 定额（单位见 unit） */
            amount?: number;
            /** 比例 */
            ratio?: components["schemas"]["Percent"];
            /** 最高限额（单位见 unit） */
            cap?: number;
            /** 单位 */
            unit?: string;
            /** 计算方法 */
            formulaText?: string;
        };
        /** 可否叠加 */
        PolicyStackable: {
            /**
             * 叠加方式
             * @enum {string}
             */
            mode: "HIGHEST" | "STACK" | "EITHER";
            /** 叠加方式（文字） */
            modeDesc: string;
            /** 涉及的政策 */
            withPolicyIds: components["schemas"]["Id"][];
            /** 说明 */
            note?: string;
        };
        /** 申报材料 */
        PolicyMaterial: {
            /** 序号 */
            no: number;
            /** 材料名称 */
            name: string;
            /** 是否必交 */
            required: boolean;
            /**
             * 形式
             * @enum {string}
             */
            form: "ORIGINAL" | "COPY" | "ELECTRONIC";
            /** 形式（文字） */
            formDesc: string;
            /** 份数 */
            copies: number;
            /** 空白模板 */
            template?: components["schemas"]["UploadedFile"];
            /** 填写样例 */
            example?: components["schemas"]["UploadedFile"];
            /**
             * 来源
             * @enum {string}
             */
            source: "SELF" | "SYSTEM" | "DEPT";
            /** 来源（文字） */
            sourceDesc: string;
            /** 说明 */
            note?: string;
        };
        /** 申报流程环节 */
        PolicyProcessStep: {
            /** 序号 */
            no: number;
            /** 环节名称 */
            name: string;
            /** 办理主体 */
            actor: string;
            /** 办理时限 */
            days?: number;
            /** 环节说明 */
            desc: string;
        };
        /** 申报批次 */
        PolicyDeclarationBatch: {
            /** 申报标识 */
            id: components["schemas"]["Id"];
            /** 批次名称 */
            batchName: string;
            /** 开始日期 */
            start: components["schemas"]["Date"];
            /**
             * 截止日期
             * @description 含当天；常年受理时为 null。
             */
            end: components["schemas"]["Date"] | null;
            /** 申报入口 */
            url?: components["schemas"]["Url"];
            /**
             * 申报渠道
             * @enum {string}
             */
            channel: "ONLINE" | "OFFLINE" | "BOTH";
            /** 申报渠道（文字） */
            channelDesc: string;
            /** 名额 */
            quota?: number;
            status: components["schemas"]["PolicyDeclarationState"];
            /** 申报状态（文字） */
            statusDesc: string;
        };
        /**
         * 咨询方式
         * @description 只公布办公电话。
         */
        PolicyContact: {
            /** 部门 */
            dept: string;
            /** 科室 */
            office?: string;
            /** 办公电话 */
            tel: string;
            /** 地址 */
            address?: string;
            /** 工作时间 */
            workTime?: string;
        };
        /**
         * 正文条款
         * @description 正文的一条，可被锚点引用。text 为纯文本，以换行分段。
         */
        PolicyClause: {
            /**
             * 锚点
             * @description 如 art-5。
             */
            anchor: string;
            /** 条款标题 */
            title: string;
            /** 条款内容 */
            text: string;
        };
        /**
         * 政策解读
         * @description content 为纯文本，以换行分段。
         */
        PolicyInterpretation: {
            /**
             * 解读类型
             * @enum {string}
             */
            type: "TEXT" | "FAQ" | "VIDEO" | "EXPERT" | "MEDIA";
            /** 解读类型（文字） */
            typeDesc: string;
            /** 解读标题 */
            title: string;
            /** 解读内容 */
            content: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
        };
        /**
         * 图解图片
         * @description 每张图片都有等价文字。
         */
        PolicyDiagramImage: {
            /** 图片地址 */
            url: components["schemas"]["Url"];
            /** 替代文本 */
            alt: string;
            /** 等价文字 */
            longDesc: string;
        };
        /** 政策图解 */
        PolicyDiagram: {
            /** 图解标题 */
            title: string;
            /** 图片 */
            images: components["schemas"]["PolicyDiagramImage"][];
            /** 可下载的 PDF */
            pdf?: components["schemas"]["UploadedFile"];
        };
        /** 常见问题 */
        PolicyQa: {
            /** 问题 */
            q: string;
            /** 回答 */
            a: string;
            /** 依据条款的锚点 */
            clauseRef?: string;
        };
        /** 关联政策 */
        PolicyRelation: {
            /** 政策标识 */
            id: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            /**
             * 关系
             * @enum {string}
             */
            relation: "UPPER" | "SUPPORTING" | "REPLACE" | "INTERPRET";
            /** 关系（文字） */
            relationDesc: string;
        };
        /** 政策统计 */
        PolicyStats: {
            /** 浏览次数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏次数 */
            favoriteCount: components["schemas"]["Count"];
            /** 申报次数 */
            declareCount: components["schemas"]["Count"];
            /**
             * 认为有用的比例
             * @description 尚无评价时不返回。
             */
            usefulRate?: components["schemas"]["Percent"];
        };
        /**
         * 命中的文字
         * @description 名称中与输入对应的一段，供标出；按拼音或首字母输入时与输入不同，只由同义词命中时不返回。
         */
        PolicySuggestionHit: string;
        /**
         * 收藏的政策
         * @description 个人收藏中的一条政策；政策失效或下架后 invalid 为 true。
         */
        PolicyFavorite: {
            /** 收藏标识 */
            id: components["schemas"]["Id"];
            /**
             * 收藏对象类型
             * @enum {string}
             */
            targetType: "POLICY";
            /** 政策标识 */
            targetId: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            /** 摘要 */
            summary: string;
            /** 发文单位 */
            department?: string;
            /** 发布时间 */
            publishTime?: components["schemas"]["DateTime"];
            declarationTag?: components["schemas"]["PolicyDeclarationTag"];
            /** 是否已失效 */
            invalid: boolean;
            /** 收藏时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /** 收藏的政策分页 */
        PolicyFavoritePage: {
            /** 本页收藏 */
            records: components["schemas"]["PolicyFavorite"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** 一条条件的比对结果 */
        PolicyMatchCondition: {
            /** 条件 */
            text: string;
            /** 是否必须满足 */
            required: boolean;
            /** 是否一票否决 */
            veto: boolean;
            /** 证明材料 */
            evidence?: string;
            /**
             * 比对结果
             * @enum {string}
             */
            status: "MET" | "UNMET" | "UNKNOWN" | "MANUAL" | "NA";
            /** 比对结果（文字） */
            statusDesc: string;
            /** 企业现状 */
            actualText?: string;
            /** 差距 */
            gap?: string;
            /**
             * 差距占要求的百分比
             * @description 不符合且可以量化时返回；要求为 0 时不返回。
             */
            gapPercent?: number;
            /**
             * 待补充的字段
             * @description 信息不足时返回，对应报告 missingFields 的 key。
             */
            missingField?: string;
            basis?: components["schemas"]["PolicyBasis"];
        };
        /** 一条政策的匹配结果 */
        PolicyMatchItem: {
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            level: components["schemas"]["PolicyLevel"];
            /** 政策层级（文字） */
            levelDesc: string;
            /** 发文单位 */
            department: string;
            /**
             * 匹配度
             * @description 只按已核实的条件计算；信息不足时不返回。
             */
            matchedDegree?: number;
            /**
             * 已核实条件占比
             * @description 必须满足的条件权重可以较大，至多五倍。
             */
            coverage: components["schemas"]["Percent"];
            /** 支持金额（文字） */
            amountText?: string;
            /**
             * 截止日期
             * @description 常年受理或无申报时不返回。
             */
            deadline?: components["schemas"]["Date"];
            /** 剩余天数 */
            remainDays?: number;
            /**
             * 紧急程度
             * @enum {string}
             */
            urgency: "NORMAL" | "SOON" | "URGENT";
            declarationTag: components["schemas"]["PolicyDeclarationTag"];
            /**
             * 申报入口
             * @description 正在申报且可以线上申报时返回。
             */
            declareUrl?: components["schemas"]["Url"];
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /** 逐条比对 */
            conditions: components["schemas"]["PolicyMatchCondition"][];
            /** 是否命中一票否决 */
            vetoHit: boolean;
            /** 建议 */
            suggestion?: string;
        };
        /**
         * 匹配报告请求
         * @description 取得政策匹配报告（§7.1）。
         */
        PolicyMatchRequest: {
            /** 企业库行键 */
            rowkey?: string;
            /**
             * 企业标识
             * @description 访客没有时不传或为空。
             */
            enId?: string;
            /**
             * 企业信息 JSON
             * @description 六部分企业信息（§3.1）序列化成的 JSON 字符串。
             */
            enInfoJson: string;
        };
        /** 匹配汇总 */
        PolicyMatchSummary: {
            /** 高度匹配数 */
            high: components["schemas"]["Count"];
            /** 较匹配数 */
            mid: components["schemas"]["Count"];
            /** 潜在数 */
            potential: components["schemas"]["Count"];
            /** 暂不符合数 */
            unfit: components["schemas"]["Count"];
            /** 信息不足数 */
            insufficient: components["schemas"]["Count"];
            /**
             * 最高可享金额
             * @description 高度匹配与较匹配之和，从高不重复的不累加。
             */
            totalAmountMax: components["schemas"]["Money"];
        };
        /**
         * 匹配分组
         * @enum {string}
         */
        PolicyMatchBucket: "HIGH" | "MID" | "POTENTIAL" | "UNFIT" | "INSUFFICIENT";
        /** 一组匹配结果 */
        PolicyMatchGroup: {
            bucket: components["schemas"]["PolicyMatchBucket"];
            /** 分组（文字） */
            bucketDesc: string;
            /**
             * 政策
             * @description 超过上限时为排在前面的；总数见汇总。
             */
            items: components["schemas"]["PolicyMatchItem"][];
        };
        /** 待补充的信息 */
        PolicyMatchMissingField: {
            /**
             * 字段
             * @description 企业信息字段的路径，与条件规则的 field 写法相同；注册地址不论缺省、市、区县都记作 basicDTO.regProvince。
             */
            key: string;
            /** 字段名称 */
            label: string;
            /**
             * 所在部分
             * @description 企业信息六部分之一（§2.6）。
             */
            section: string;
            /** 补充后可多核实的政策数 */
            policyGain: components["schemas"]["Count"];
        };
        /** 成长路径的一级 */
        PolicyMatchGrowthStep: {
            /** 层级 */
            tier: string;
            /**
             * 状态
             * @enum {string}
             */
            state: "HELD" | "NEXT" | "LATER";
            /** 差距 */
            gaps: string[];
        };
        /**
         * 政策匹配报告
         * @description 智能匹配的结果（§1、§7.1）。缺少的信息记为未知，不当作不符合。
         */
        PolicyMatchReport: {
            /** 报告标识 */
            reportId: components["schemas"]["Id"];
            /** 企业名称 */
            enName: string;
            /**
             * 资料完整度
             * @description 百分比文字，如 64%。
             */
            completion: string;
            /** 生成时间 */
            generatedAt: components["schemas"]["DateTime"];
            /** 规则版本 */
            ruleSetVersion: string;
            summary: components["schemas"]["PolicyMatchSummary"];
            /** 分组结果 */
            groups: components["schemas"]["PolicyMatchGroup"][];
            /** 待补充的信息 */
            missingFields: components["schemas"]["PolicyMatchMissingField"][];
            /** 成长路径 */
            growthPath: components["schemas"]["PolicyMatchGrowthStep"][];
        };
        /**
         * 人才情况
         * @description 不含姓名，不保存。
         */
        PolicyTalentPerson: {
            /**
             * 学历
             * @enum {string}
             */
            education: "DOCTOR" | "MASTER" | "BACHELOR" | "COLLEGE" | "OTHER";
            /** 职称或技能等级 */
            title?: string;
            /** 年龄 */
            age?: number;
            /** 人才类型 */
            talentType?: string;
            /** 引进年份 */
            introYear?: number;
        };
        /** 人才政策匹配请求 */
        PolicyTalentMatchRequest: {
            /** 企业库行键 */
            rowkey?: string;
            /** 企业标识 */
            enId?: string;
            /** 企业信息 JSON */
            enInfoJson?: string;
            person: components["schemas"]["PolicyTalentPerson"];
        };
        /**
         * 订阅政策的筛选
         * @description 在订阅范围内再筛选；都不给出时返回订阅范围内的全部有效政策。
         */
        PolicySubscribedListRequest: {
            /** 只看这些已订阅的标签 */
            tagIds?: components["schemas"]["Id"][];
            /** 申报状态 */
            declareState?: components["schemas"]["PolicyDeclarationState"][];
            /** 发布日期从（含） */
            publishFrom?: components["schemas"]["Date"];
            /**
             * 备注
             * @description 字典 POLICY_REMARK 的值（§3.4）。
             */
            remark?: string;
        };
        /**
         * 政策列表项
         * @description 政策卡片（§2.7、§3.3）。以 Desc 结尾的字段是同名编码的中文说明。规格给出 id、title、categoryDesc、publishTime、department、
         *     declarationDateList、amountList、listTag、declarationTag、matchedDegree，其余为推断。
         */
        PolicyListItem: {
            /** 政策标识 */
            id: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            /** 政策类别（文字） */
            categoryDesc: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 发文单位 */
            department: string;
            /** 申报时间 */
            declarationDateList: components["schemas"]["PolicyDeclarationDate"][];
            /** 资金额度 */
            amountList: components["schemas"]["PolicyAmount"][];
            /** 标签 */
            listTag: components["schemas"]["PolicyListTag"][];
            declarationTag: components["schemas"]["PolicyDeclarationTag"];
            /**
             * 匹配度
             * @description 与当前企业的匹配度；没有企业信息可比对时不返回。
             */
            matchedDegree?: number;
            category: components["schemas"]["PolicyCategory"];
            level: components["schemas"]["PolicyLevel"];
            /** 政策层级（文字） */
            levelDesc: string;
            /** 文号 */
            docNo?: string;
            /**
             * 备注
             * @description 字典 POLICY_REMARK 的文字（§3.4）。
             */
            remark?: string;
            /** 适用对象（一句话） */
            targetDesc: string;
            /** 支持结果（一句话） */
            resultDesc: string;
            /** 已申报次数 */
            declareTimes: components["schemas"]["Count"];
            /** 摘要 */
            summary: string;
            enjoyMode: components["schemas"]["PolicyEnjoyMode"];
            /** 兑现方式（文字） */
            enjoyModeDesc: string;
            validity: components["schemas"]["PolicyValidity"];
            /** 效力状态（文字） */
            validityDesc: string;
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /** 政策分页 */
        PolicyPage: {
            /** 本页政策 */
            records: components["schemas"]["PolicyListItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** 订阅一个标签 */
        PolicyTagRequest: {
            /** 标签标识 */
            tagId: components["schemas"]["Id"];
        };
        /**
         * 标签
         * @description 标签库中的一个标签。
         */
        PolicyTag: {
            /** 标签标识 */
            tagId: components["schemas"]["Id"];
            /** 标签名称 */
            tagName: string;
            tagType: components["schemas"]["PolicyTagType"];
            /**
             * 上级标签
             * @description 顶级标签不返回。
             */
            parentId?: components["schemas"]["Id"];
            /** 有效政策数 */
            policyCount: components["schemas"]["Count"];
            /** 是否已订阅 */
            subscribed: boolean;
        };
        /** 订阅多个标签 */
        PolicyTagBatchRequest: {
            /** 标签标识 */
            tagIds: components["schemas"]["Id"][];
        };
        /** 标签列表 */
        PolicyTagList: components["schemas"]["PolicyTag"][];
        /** 汇总中的一条政策 */
        PolicyDigestItem: {
            /** 政策标识 */
            id: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            /** 发文单位 */
            department: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /**
             * 截止日期
             * @description 含当天；常年受理时为 null。
             */
            end?: components["schemas"]["Date"] | null;
            /**
             * 剩余天数
             * @description 正在申报且有截止日期时返回，当天截止为 0。
             */
            remainDays?: number;
        };
        /**
         * 订阅汇总
         * @description 订阅范围内新发布的与临近截止的政策，一次发送。
         */
        PolicyDigest: {
            /** 汇总标题 */
            title: string;
            /**
             * 下次发送时间
             * @description 避开免打扰时段；实时提醒时不返回。
             */
            sendTime?: components["schemas"]["DateTime"];
            /**
             * 统计开始日期
             * @description 此日（含）以后发布的算新政策。
             */
            since: components["schemas"]["Date"];
            /** 新发布 */
            newTotal: components["schemas"]["Count"];
            /**
             * 新发布的政策
             * @description 最新的在前，只列开头几条。
             */
            newPolicies: components["schemas"]["PolicyDigestItem"][];
            /** 临近截止 */
            endingTotal: components["schemas"]["Count"];
            /**
             * 临近截止的政策
             * @description 剩余天数在提醒设置之内的，先截止的在前，只列开头几条。
             */
            endingPolicies: components["schemas"]["PolicyDigestItem"][];
        };
        /**
         * 提醒频率
         * @enum {string}
         */
        PolicyRemindFrequency: "WEEKLY" | "DAILY" | "REALTIME";
        /**
         * 时刻
         * @description HH:mm，24 小时制，东八区。
         */
        PolicyClockTime: string;
        /**
         * 提醒渠道
         * @enum {string}
         */
        PolicyChannel: "SITE" | "SMS" | "WECHAT";
        /**
         * 政策订阅
         * @description 会员的订阅范围与提醒方式；提醒汇总发送，免打扰时段不发送。
         */
        PolicySubscription: {
            frequency: components["schemas"]["PolicyRemindFrequency"];
            /** 免打扰开始 */
            quietStart: components["schemas"]["PolicyClockTime"];
            /** 免打扰结束 */
            quietEnd: components["schemas"]["PolicyClockTime"];
            /** 订阅的标签 */
            tags: components["schemas"]["PolicyTag"][];
            /** 订阅的部门 */
            departments: string[];
            /** 订阅的层级 */
            levels: components["schemas"]["PolicyLevel"][];
            /** 提醒渠道 */
            channels: components["schemas"]["PolicyChannel"][];
            /** 截止前提醒 */
            deadlineRemind: number[];
        };
        /** 一个推荐订阅的标签 */
        PolicyTagProposal: {
            /** 标签标识 */
            tagId: components["schemas"]["Id"];
            /** 标签名称 */
            tagName: string;
            tagType: components["schemas"]["PolicyTagType"];
            /** 有效政策数 */
            policyCount: components["schemas"]["Count"];
            /** 推荐理由 */
            reason: string;
        };
        /** 推荐订阅的标签 */
        PolicyTagProposalList: components["schemas"]["PolicyTagProposal"][];
        /**
         * 保存政策订阅
         * @description 整体覆盖会员的订阅；未给出的提醒设置保持不变。
         */
        PolicySubscriptionRequest: {
            frequency?: components["schemas"]["PolicyRemindFrequency"];
            /** 免打扰开始 */
            quietStart?: components["schemas"]["PolicyClockTime"];
            /** 免打扰结束 */
            quietEnd?: components["schemas"]["PolicyClockTime"];
            /** 标签标识 */
            tagIds: components["schemas"]["Id"][];
            /** 订阅的部门 */
            departments?: string[];
            /** 订阅的层级 */
            levels?: components["schemas"]["PolicyLevel"][];
            /** 提醒渠道 */
            channels?: components["schemas"]["PolicyChannel"][];
            /** 截止前提醒 */
            deadlineRemind?: number[];
        };
        /**
         * 网关内的地址
         * @description 网关自己的路径，可带查询参数；不是其他主机的地址，路径不含 ..。
         * @example /uaa/api/download/file?filePath=f-0001&fileName=guide.pdf
         */
        GatewayUrl: string;
        /**
         * 申报信息
         * @description 一项政策的一个申报批次。
         */
        PolicyDeclaration: {
            /** 申报标识 */
            id: components["schemas"]["Id"];
            /** 政策标识 */
            policyId: components["schemas"]["Id"];
            /** 政策标题 */
            policyTitle: string;
            /** 批次名称 */
            batchName: string;
            /** 受理部门 */
            department: string;
            level: components["schemas"]["PolicyLevel"];
            /** 政策层级（文字） */
            levelDesc: string;
            /** 开始日期 */
            start: components["schemas"]["Date"];
            /**
             * 截止日期
             * @description 含当天；常年受理时为 null。
             */
            end: components["schemas"]["Date"] | null;
            /**
             * 剩余天数
             * @description 正在申报且有截止日期时返回，当天截止为 0。
             */
            remainDays?: number;
            /**
             * 申报渠道
             * @enum {string}
             */
            channel: "ONLINE" | "OFFLINE" | "BOTH";
            /** 申报渠道（文字） */
            channelDesc: string;
            /** 申报入口 */
            declareUrl?: components["schemas"]["Url"];
            /** 名额 */
            quota?: number;
            /** 支持金额（文字） */
            amountText?: string;
            declarationTag: components["schemas"]["PolicyDeclarationTag"];
        };
        /** 申报信息分页 */
        PolicyDeclarationPage: {
            /** 本页申报 */
            records: components["schemas"]["PolicyDeclaration"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 匹配用企业信息
         * @description 当前企业用于政策匹配的基本信息（§3.1）。
         */
        PolicyEnterpriseBasic: {
            /** 企业标识 */
            enId: components["schemas"]["Id"];
            /** 企业库行键 */
            rowkey?: string;
            /** 企业名称 */
            name: string;
            /** 统一社会信用代码 */
            creditCode?: string;
            /** 注册地（省） */
            regProvince?: components["schemas"]["RegionCode"];
            /** 注册地（市） */
            regCity?: components["schemas"]["RegionCode"];
            /** 注册地（县区） */
            regRegion?: components["schemas"]["RegionCode"];
            /** 注册资本 */
            regCapital?: components["schemas"]["Money"];
            /** 成立日期 */
            establishTime?: components["schemas"]["Date"];
            /**
             * 企业类型
             * @description 字典 EN_TYPE 的取值，逗号连接。
             */
            enType?: string;
            /**
             * 资料完整度
             * @description 百分比文字，如 64%。
             */
            completion: string;
        };
        /**
         * 申报文件
         * @description fileType 为小写扩展名。
         */
        PolicyDeclareFile: {
            id: components["schemas"]["Id"];
            /** 文件标题 */
            title: string;
            /**
             * 文件地址
             * @description 预览时作为 docUrl。
             */
            docUrl: components["schemas"]["GatewayUrl"];
            /**
             * 文件类型
             * @enum {string}
             */
            fileType: "pdf" | "doc" | "docx" | "xls" | "xlsx" | "zip";
            /** 大小 */
            size: number;
            /** 发布部门 */
            department: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 所属政策 */
            policyId?: components["schemas"]["Id"];
            /** 批次 */
            batch?: string;
            /** 年度 */
            year: number;
            /** 下载次数 */
            downloadCount: components["schemas"]["Count"];
        };
        /** 申报文件分页 */
        PolicyDeclareFilePage: {
            /** 本页文件 */
            records: components["schemas"]["PolicyDeclareFile"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 小程序码
         * @description 图片与它所指的链接；链接须与图片并列显示。
         */
        PolicyAppletCode: {
            /**
             * 图片
             * @description 内嵌的图片地址（data URL）。
             */
            imageSrc: string;
            /** 等价链接 */
            linkUrl: components["schemas"]["Url"];
        };
        /** 小程序短码 */
        PolicyAppletShortUuid: {
            /** 短码 */
            shortUuid: string;
        };
        /** 日历事项 */
        PolicyCalendarEvent: {
            /**
             * 事项类型
             * @description INFO_UPDATE 为全国性固定时点。
             * @enum {string}
             */
            type: "DECLARE_START" | "DECLARE_END" | "ACTIVITY" | "CERT_EXPIRE" | "INFO_UPDATE";
            /** 事项类型（文字） */
            typeDesc: string;
            /** 政策标识 */
            policyId?: components["schemas"]["Id"];
            /**
             * 活动标识
             * @description 只有活动返回，据此打开活动详情。
             */
            eventId?: components["schemas"]["Id"];
            /** 事项 */
            title: string;
            /** 部门 */
            department: string;
            /** 开始日期 */
            start: components["schemas"]["Date"];
            /** 截止日期 */
            end?: components["schemas"]["Date"];
            /**
             * 距截止天数
             * @description 已过期时不返回。
             */
            remainDays?: number;
            /**
             * 是否已订阅
             * @description 仅登录后返回。
             */
            subscribed?: boolean;
        };
        /** 日历事项列表 */
        PolicyCalendarEventList: components["schemas"]["PolicyCalendarEvent"][];
        /** 日历的一天 */
        PolicyCalendarDay: {
            /** 开始申报数 */
            startCount: components["schemas"]["Count"];
            /**
             * 截止事项数
             * @description 申报截止、全国性固定时点与当前企业到期的资质。
             */
            endCount: components["schemas"]["Count"];
            /** 活动数 */
            activityCount: components["schemas"]["Count"];
            date: components["schemas"]["Date"];
        };
        /**
         * 月历
         * @description days 含当月每一天，按日期排列；events 是当月全部事项，按所在日期排列，供列表与日历文件使用。
         */
        PolicyCalendarMonth: {
            /** 年 */
            year: number;
            /** 月 */
            month: number;
            /** 各天 */
            days: components["schemas"]["PolicyCalendarDay"][];
            /**
             * 当月事项
             * @description 超过上限时只列最前的，各天的事项见政策日历一天。
             */
            events: components["schemas"]["PolicyCalendarEvent"][];
        };
        /** 年历的一个月 */
        PolicyCalendarYearMonth: {
            /** 开始申报数 */
            startCount: components["schemas"]["Count"];
            /**
             * 截止事项数
             * @description 申报截止、全国性固定时点与当前企业到期的资质。
             */
            endCount: components["schemas"]["Count"];
            /** 活动数 */
            activityCount: components["schemas"]["Count"];
            /** 月 */
            month: number;
        };
        /**
         * 年历
         * @description months 含十二个月，按月排列。
         */
        PolicyCalendarYear: {
            /** 年 */
            year: number;
            /** 各月 */
            months: components["schemas"]["PolicyCalendarYearMonth"][];
        };
        /** 常见问题列表 */
        PolicyQaList: components["schemas"]["PolicyQa"][];
        /**
         * 行为验证初始化
         * @description 供浏览器加载行为验证组件。
         */
        GeetRegistration: {
            /** 验证服务是否可用 */
            success: boolean;
            /** 验证标识 */
            gt: string;
            /** 流水号 */
            challenge: string;
            /** 是否新版验证 */
            newCaptcha: boolean;
        };
        /**
         * 联想词
         * @description 搜索建议中的一个联想词（§2.3、§3.3）。
         */
        PolicyAssociateWord: {
            /** 联想词 */
            wordName: string;
            /** 联想词标识 */
            wordId: components["schemas"]["Id"];
            hit?: components["schemas"]["PolicySuggestionHit"];
        };
        /**
         * 政策标题建议
         * @description 搜索建议中的一条政策，可直接打开详情。
         */
        PolicySuggestion: {
            /** 政策标识 */
            id: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            hit?: components["schemas"]["PolicySuggestionHit"];
        };
        /**
         * 搜索建议
         * @description 联想词、标签（§2.3）与政策标题，条数见 §9。
         */
        PolicyAssociation: {
            /** 联想词 */
            associateWords: components["schemas"]["PolicyAssociateWord"][];
            /** 标签 */
            tags: components["schemas"]["PolicyListTag"][];
            /** 政策标题 */
            policies: components["schemas"]["PolicySuggestion"][];
        };
        /**
         * 政策详情
         * @description 政策正文与办理要素。以 Desc 结尾的字段是同名编码的中文说明；前十个字段与列表项相同（§3.3）。
         */
        PolicyDetail: {
            /** 政策标识 */
            id: components["schemas"]["Id"];
            /** 政策标题 */
            title: string;
            /** 政策类别（文字） */
            categoryDesc: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 发文单位 */
            department: string;
            /** 申报时间 */
            declarationDateList: components["schemas"]["PolicyDeclarationDate"][];
            /** 资金额度 */
            amountList: components["schemas"]["PolicyAmount"][];
            /** 标签 */
            listTag: components["schemas"]["PolicyListTag"][];
            declarationTag: components["schemas"]["PolicyDeclarationTag"];
            /**
             * 匹配度
             * @description 与当前企业的匹配度；没有企业信息可比对时不返回。
             */
            matchedDegree?: number;
            category: components["schemas"]["PolicyCategory"];
            level: components["schemas"]["PolicyLevel"];
            /** 政策层级（文字） */
            levelDesc: string;
            /** 文号 */
            docNo?: string;
            docType: components["schemas"]["PolicyDocType"];
            /** 文件类型（文字） */
            docTypeDesc: string;
            /** 全部发文单位 */
            issueDept: string[];
            /** 牵头部门 */
            leadDept: string;
            /** 成文日期 */
            signDate?: components["schemas"]["Date"];
            /** 施行日期 */
            effectiveDate?: components["schemas"]["Date"];
            /**
             * 失效日期
             * @description 含当天；长期有效时不返回。
             */
            expireDate?: components["schemas"]["Date"];
            /** 支持方式 */
            supportMode: components["schemas"]["PolicySupportMode"][];
            /**
             * 支持方式（文字）
             * @description 与 supportMode 逐项对应。
             */
            supportModeDesc: string[];
            enjoyMode: components["schemas"]["PolicyEnjoyMode"];
            /** 兑现方式（文字） */
            enjoyModeDesc: string;
            validity: components["schemas"]["PolicyValidity"];
            /** 效力状态（文字） */
            validityDesc: string;
            /**
             * 替代政策标识
             * @description 仅 REPLACED 时返回。
             */
            replacedById?: components["schemas"]["Id"];
            /** 替代政策标题 */
            replacedByTitle?: string;
            /**
             * 备注
             * @description 字典 POLICY_REMARK 的文字（§3.4）。
             */
            remark?: string;
            /** 适用对象（一句话） */
            targetDesc: string;
            /** 支持结果（一句话） */
            resultDesc: string;
            /** 已申报次数 */
            declareTimes: components["schemas"]["Count"];
            /** 摘要 */
            summary: string;
            applyTarget: components["schemas"]["PolicyApplyTarget"];
            /** 申报条件 */
            conditions: components["schemas"]["PolicyCondition"][];
            /** 支持内容 */
            supports: components["schemas"]["PolicySupport"][];
            stackable?: components["schemas"]["PolicyStackable"];
            /** 申报材料 */
            materials: components["schemas"]["PolicyMaterial"][];
            /** 申报流程 */
            process: components["schemas"]["PolicyProcessStep"][];
            /** 申报批次 */
            declarations: components["schemas"]["PolicyDeclarationBatch"][];
            /** 咨询方式 */
            contact: components["schemas"]["PolicyContact"][];
            /** 附件 */
            attachments: components["schemas"]["UploadedFile"][];
            /** 正文条款 */
            clauses: components["schemas"]["PolicyClause"][];
            /** 政策解读 */
            interpretations: components["schemas"]["PolicyInterpretation"][];
            /** 图解 */
            diagrams: components["schemas"]["PolicyDiagram"][];
            /** 常见问题 */
            qa: components["schemas"]["PolicyQa"][];
            /** 关联政策 */
            related: components["schemas"]["PolicyRelation"][];
            stats: components["schemas"]["PolicyStats"];
            /** 原文地址 */
            sourceUrl?: components["schemas"]["Url"];
            /** 最后核验日期 */
            verifiedDate?: components["schemas"]["Date"];
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * 排序
         * @description MATCH 按相关度（无关键词时同 NEW），END_SOON 先列即将截止的，再列其他申报中的，AMOUNT 按支持金额从高到低，HOT 按浏览次数从多到少。
         * @enum {string}
         */
        PolicySort: "MATCH" | "NEW" | "END_SOON" | "AMOUNT" | "HOT";
        /**
         * 筛选项
         * @description 一个筛选取值及其命中数。
         */
        PolicyFacetOption: {
            /**
             * 取值
             * @description 原样放入同名查询参数。
             */
            value: string;
            /** 显示文本 */
            label: string;
            /** 命中政策数 */
            count: components["schemas"]["Count"];
        };
        /**
         * 政策数量
         * @description 首页与政策站的数字；各项只数有效政策。
         */
        PolicyCount: {
            /** 有效政策总数 */
            total: components["schemas"]["Count"];
            /** 可申报（申报中、即将截止、常年） */
            declarable: components["schemas"]["Count"];
            /** 即将截止 */
            ending: components["schemas"]["Count"];
            /** 未开始 */
            notStarted: components["schemas"]["Count"];
            /** 免申即享 */
            noApply: components["schemas"]["Count"];
            /** 本月新发布 */
            newThisMonth: components["schemas"]["Count"];
            /** 按层级 */
            level: components["schemas"]["PolicyFacetOption"][];
            /** 按类别 */
            category: components["schemas"]["PolicyFacetOption"][];
        };
        /** 政策列表 */
        PolicyList: components["schemas"]["PolicyListItem"][];
        /**
         * 签名时间
         * @description 毫秒时间戳。
         */
        SignatureTimestamp: string;
        /**
         * 支持金额区间
         * @description 按政策各项额度中最高的一项折算为万元归入一个区间（含下限，不含上限）。
         * @enum {string}
         */
        PolicyAmountRange: "BELOW_10" | "FROM_10" | "FROM_50" | "FROM_100" | "FROM_500" | "UNSTATED";
        /**
         * 筛选分面
         * @description 每个字段与同名查询参数对应；计数已应用其他筛选条件，但不应用本字段自身的条件。
         */
        PolicyFacets: {
            /** 政策层级 */
            level: components["schemas"]["PolicyFacetOption"][];
            /** 发文单位 */
            department: components["schemas"]["PolicyFacetOption"][];
            /** 政策类别 */
            category: components["schemas"]["PolicyFacetOption"][];
            /** 支持方式 */
            supportMode: components["schemas"]["PolicyFacetOption"][];
            /** 支持金额 */
            amountRange: components["schemas"]["PolicyFacetOption"][];
            /** 兑现方式 */
            enjoyMode: components["schemas"]["PolicyFacetOption"][];
            /** 申报状态 */
            declareState: components["schemas"]["PolicyFacetOption"][];
            /** 适用行业 */
            industry: components["schemas"]["PolicyFacetOption"][];
            /** 企业规模 */
            scale: components["schemas"]["PolicyFacetOption"][];
            /** 效力状态 */
            validity: components["schemas"]["PolicyFacetOption"][];
        };
        /**
         * 政策搜索结果
         * @description 一页政策与筛选分面。
         */
        PolicySearchPage: {
            /** 本页政策 */
            records: components["schemas"]["PolicyListItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
            facets: components["schemas"]["PolicyFacets"];
        };
        /**
         * 专项主题类型
         * @enum {string}
         */
        PolicySubjectTheme: "CHAIN" | "CROWD" | "MATTER" | "PERIOD";
        /** 专项栏目 */
        PolicySubjectSection: {
            /** 栏目名称 */
            name: string;
            /** 政策 */
            policies: components["schemas"]["PolicyListItem"][];
        };
        /** 政策专项详情 */
        PolicySubjectDetail: {
            id: components["schemas"]["Id"];
            /** 专项标题 */
            title: string;
            /** 封面 */
            cover?: components["schemas"]["Url"];
            /** 简介 */
            intro: string;
            themeType: components["schemas"]["PolicySubjectTheme"];
            /** 主题类型（文字） */
            themeTypeDesc: string;
            /** 政策数 */
            policyCount: components["schemas"]["Count"];
            /** 牵头部门 */
            dept: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 栏目 */
            sections: components["schemas"]["PolicySubjectSection"][];
        };
        /** 政策专项 */
        PolicySubject: {
            id: components["schemas"]["Id"];
            /** 专项标题 */
            title: string;
            /** 封面 */
            cover?: components["schemas"]["Url"];
            /** 简介 */
            intro: string;
            themeType: components["schemas"]["PolicySubjectTheme"];
            /** 主题类型（文字） */
            themeTypeDesc: string;
            /** 政策数 */
            policyCount: components["schemas"]["Count"];
            /** 牵头部门 */
            dept: string;
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
        };
        /** 政策专项分页 */
        PolicySubjectPage: {
            /** 本页专项 */
            records: components["schemas"]["PolicySubject"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 热门标签
         * @description 政策站页头的热门标签（§3.3）。
         */
        PolicyHotTag: {
            /** 标签名称 */
            tagName: string;
            /**
             * 标签标识
             * @description 搜索时作为 policyTag。
             */
            tag: components["schemas"]["Id"];
            /**
             * 热度
             * @description 搜索与点击次数。
             */
            count: components["schemas"]["Count"];
        };
        /** 热门标签列表 */
        PolicyHotTagList: components["schemas"]["PolicyHotTag"][];
        /**
         * 需求类型
         * @enum {string}
         */
        DemandType: "TECH" | "PRODUCT" | "FINANCE" | "TALENT" | "SERVICE" | "EQUIPMENT" | "SPACE" | "MARKET" | "OTHER";
        /**
         * 技术领域
         * @description 字典 PO_FIELD_AREA 的取值。
         */
        FieldArea: string;
        /**
         * 预算方式
         * @enum {string}
         */
        DemandBudgetType: "RANGE" | "NEGOTIABLE";
        /**
         * 金额
         * @description 单位万元，最多两位小数；面议时为 null。
         */
        NullableMoney: number | null;
        /**
         * 地区
         * @description 行政区划代码；空列表表示不限。
         */
        RegionCodeList: components["schemas"]["RegionCode"][];
        /**
         * 需求状态
         * @description 发布企业的操作所引起的转移见 x-states，其他操作一律返回 4090“当前状态不允许该操作”。此外：
         *     AUDITING：审核通过 → PUBLISHED，不通过 → REJECTED（附审核意见）。
         *     PUBLISHED：首个对接被接受 → DOCKING。PUBLISHED 与 DOCKING：截止日期已过 → EXPIRED。
         *     BLOCKED：由管理员设置，任何状态都可进入。
         *     公开列表只含 PUBLISHED、DOCKING、COMPLETED。
         * @enum {string}
         */
        DemandStatus: "DRAFT" | "AUDITING" | "REJECTED" | "PUBLISHED" | "DOCKING" | "COMPLETED" | "OFF_SHELF" | "EXPIRED" | "BLOCKED";
        /**
         * 合作方式
         * @enum {string}
         */
        DemandCooperationMode: "TRANSFER" | "LICENSE" | "JOINT_RD" | "ENTRUST_RD" | "EQUITY" | "CONSULT" | "PURCHASE" | "LEASE" | "OTHER";
        /**
         * 期望周期
         * @enum {string}
         */
        SupplyCycle: "M1" | "M1_3" | "M3_6" | "M6_12" | "OVER_12" | "LONG";
        /**
         * 对接对象
         * @enum {string}
         */
        DockingTargetType: "DEMAND" | "RESOURCE";
        /**
         * 对接角色
         * @description OWNER 为需求或资源的发布企业。
         * @enum {string}
         */
        DockingRole: "INITIATOR" | "OWNER";
        /**
         * 对接状态
         * @description 双方的操作所引起的转移见 x-states，role 为本方角色；其他操作一律返回 4090“当前状态不允许该操作”。此外：
         *     PENDING：未答复的先提醒发布方，再后 → EXPIRED，各在多久之后见 DockingItem 的 x-terms。
         *     ACCEPTED：双方可见对方联系方式。
         *     ACCEPTED 与 NEGOTIATING：任一方以 DEAL 提交 FINISH 为提议，状态不变，另一方也以 DEAL 提交即确认 → FINISHED；任一方以 NO_DEAL 提交
         *     FINISH（附原因）→ FAILED。
         *     FINISHED：evaluateBefore 之前可评价一次，评价的 editableUntil 之前可修改一次，状态不变，evaluated 为 true。
         *     FAILED、REJECTED、CANCELLED、EXPIRED 与 FINISHED 同为终态。
         * @enum {string}
         */
        DockingStatus: "PENDING" | "ACCEPTED" | "NEGOTIATING" | "FINISHED" | "FAILED" | "REJECTED" | "CANCELLED" | "EXPIRED";
        /**
         * 本方可用的对接操作
         * @description EVALUATE 之外同 DockingAction。由网关按当前状态与本方角色给出，页面据此显示按钮。
         * @enum {string}
         */
        DockingPartyAction: "ACCEPT" | "REJECT" | "START" | "FINISH" | "CANCEL" | "EVALUATE";
        /**
         * 脱敏的联系方式
         * @description 姓名只留第一个字，电话隐去中间四位，如 周**、138****0001。
         */
        SupplyContactMasked: {
            /** 联系人（脱敏） */
            contactName: string;
            /** 联系电话（脱敏） */
            contactTel: string;
        };
        /**
         * 联系电话
         * @description 手机号或带区号、分机的固定电话（§5）。
         */
        SupplyTel: string;
        /**
         * 联系方式
         * @description 明文联系方式；除本人外，只在对接已接受后给对接双方（contactMasked 见脱敏后的内容）。
         */
        SupplyContact: {
            /** 联系人 */
            contactName: string;
            /** 联系电话 */
            contactTel: components["schemas"]["SupplyTel"];
            /**
             * 其他联系方式
             * @description 邮箱或微信号等，选填。
             */
            contactWay?: string;
        };
        /**
         * 待确认的成交提议
         * @description 一方已提议对接成功、另一方尚未确认时返回。
         */
        DockingDealProposal: {
            /** 提议方 */
            role: components["schemas"]["DockingRole"];
            /**
             * 成交金额
             * @description 未填时为 null。
             */
            contractAmount: components["schemas"]["NullableMoney"];
            /** 提议时间 */
            time: components["schemas"]["DateTime"];
        };
        /**
         * 对接结果
         * @enum {string}
         */
        DockingResult: "DEAL" | "NO_DEAL";
        /** 对接进展 */
        DockingTimelineEntry: {
            /** 时间 */
            time: components["schemas"]["DateTime"];
            /**
             * 操作方
             * @enum {string}
             */
            actor: "INITIATOR" | "OWNER" | "SYSTEM";
            /**
             * 动作
             * @enum {string}
             */
            action: "SUBMIT" | "ACCEPT" | "REJECT" | "CANCEL" | "EXPIRE" | "REMIND" | "START" | "PROPOSE" | "CONFIRM" | "FAIL" | "EVALUATE";
            /** 说明 */
            remark?: string;
        };
        /**
         * 对接状态操作
         * @description 由哪一方在何种状态使用，见 DockingStatus 的 x-states。
         * @enum {string}
         */
        DockingAction: "ACCEPT" | "REJECT" | "START" | "FINISH" | "CANCEL";
        /**
         * 我的对接
         * @description 本企业与该需求或资源最近一次的对接；没有对接过时不返回。
         */
        DockingSummary: {
            /** 对接标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["DockingStatus"];
        };
        /**
         * 发布企业可用的操作
         * @description EDIT 与 DELETE 之外同 DemandAction。由网关按当前状态给出，页面据此显示按钮。
         * @enum {string}
         */
        DemandOwnerAction: "EDIT" | "DELETE" | "SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "COMPLETE";
        /**
         * 需求状态操作
         * @description 各在何种状态可用，见 DemandStatus 的 x-states。
         * @enum {string}
         */
        DemandAction: "SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "COMPLETE";
        /**
         * 所属行业
         * @description GB/T 4754 大类，两位数字。
         */
        IndustryCode: string;
        /** 技术领域 */
        FieldAreaList: components["schemas"]["FieldArea"][];
        /** 关键词 */
        KeywordList: string[];
        /** 附件 */
        SupplyAttachmentList: components["schemas"]["UploadedFile"][];
        /**
         * 公开需求的状态
         * @description 其余状态不公开。
         * @enum {string}
         */
        ShownDemandStatus: "PUBLISHED" | "DOCKING" | "COMPLETED";
        /**
         * 可对接的需求
         * @description 登录会员看到的需求：公开信息，加上收藏、我的对接与匹配程度；不含本企业发布的。
         */
        CustomerDemandItem: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            /** 需求名称 */
            title: string;
            demandType: components["schemas"]["DemandType"];
            /** 需求分类 */
            categoryName: string;
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            budgetType: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin: components["schemas"]["NullableMoney"];
            /** 预算上限 */
            budgetMax: components["schemas"]["NullableMoney"];
            /**
             * 发布企业
             * @description 匿名发布时为按行业生成的称呼。
             */
            enName: string;
            /** 截止日期 */
            deadline: components["schemas"]["Date"];
            /** 剩余天数 */
            remainDays: number;
            status: components["schemas"]["ShownDemandStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 是否已收藏 */
            favorited: boolean;
            myDocking?: components["schemas"]["DockingSummary"];
            /**
             * 匹配度
             * @description 按当前企业的行业、技术领域与关键词计算；资料不足时为 null。
             */
            matchedDegree: number | null;
            /** 匹配理由 */
            matchReasons: string[];
        };
        /**
         * 可对接的需求分页
         * @description 一页可对接的需求。
         */
        CustomerDemandPage: {
            /** 当页记录 */
            records: components["schemas"]["CustomerDemandItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 分项评分
         * @description 每项 1–5 分。
         */
        DockingEvaluationScores: {
            /** 服务质量 */
            quality: number;
            /** 响应速度 */
            speed: number;
            /** 性价比 */
            price: number;
            /** 服务态度 */
            attitude: number;
        };
        /**
         * 评价状态
         * @enum {string}
         */
        DockingEvaluationStatus: "SUBMITTED" | "PUBLISHED" | "HIDDEN";
        /**
         * 评价对接
         * @description 在评价期限（evaluateBefore）之内提交；再次提交即修改，在 editableUntil 之前可修改一次。
         */
        DockingEvaluationForm: {
            /**
             * 对接标识
             * @description 状态须为 FINISHED。
             */
            dockingId: components["schemas"]["Id"];
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["DockingEvaluationScores"];
            /** 标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images?: components["schemas"]["UploadedFile"][];
            /** 是否匿名 */
            anonymous: boolean;
        };
        /** 评价结果 */
        DockingEvaluationState: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["DockingEvaluationStatus"];
            /**
             * 可修改至
             * @description 已修改过一次后为 null。
             */
            editableUntil: components["schemas"]["DateTime"] | null;
        };
        /**
         * 对接详情
         * @description contactMasked 是对方脱敏的联系方式；contact 是对方的明文联系方式，接受之后才返回。
         */
        DockingDetail: {
            /** 对接标识 */
            id: components["schemas"]["Id"];
            targetType: components["schemas"]["DockingTargetType"];
            /** 对接对象标识 */
            targetId: components["schemas"]["Id"];
            /** 对接对象名称 */
            targetTitle: string;
            /** 本方角色 */
            role: components["schemas"]["DockingRole"];
            /** 发起企业标识 */
            initiatorEnId: components["schemas"]["Id"];
            /** 发起企业 */
            initiatorEnName: string;
            /**
             * 发布企业标识
             * @description 匿名发布的需求在接受之前不返回。
             */
            ownerEnId?: components["schemas"]["Id"];
            /** 发布企业 */
            ownerEnName: string;
            /** 对接标题 */
            title: string;
            /** 方案说明 */
            content: string;
            /**
             * 意向价格
             * @description 未填时为 null。
             */
            planPrice: components["schemas"]["NullableMoney"];
            /** 计划周期 */
            planCycle?: components["schemas"]["SupplyCycle"];
            /** 附件 */
            attachments: components["schemas"]["UploadedFile"][];
            contactMasked: components["schemas"]["SupplyContactMasked"];
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["DockingStatus"];
            /**
             * 应答期限
             * @description 含当天。
             */
            replyBefore: components["schemas"]["Date"];
            /** 发布方回复 */
            ownerReply?: string;
            /**
             * 拒绝理由
             * @description 已拒绝时返回。
             */
            rejectReason?: string;
            /** 约见时间 */
            meetTime?: components["schemas"]["DateTime"];
            /** 约见地点 */
            meetPlace?: string;
            dealProposal?: components["schemas"]["DockingDealProposal"];
            /**
             * 对接结果
             * @description 结束后返回。
             */
            result?: components["schemas"]["DockingResult"];
            /** 成交金额 */
            contractAmount?: components["schemas"]["Money"];
            /** 合同文件 */
            contractFile?: components["schemas"]["UploadedFile"];
            /** 未达成原因 */
            failReason?: string;
            /** 结束时间 */
            finishTime?: components["schemas"]["DateTime"];
            /**
             * 是否已评价
             * @description 由需求的发布企业或资源的对接方评价；评价公开之前，被评价的一方列表中还没有它。
             */
            evaluated: boolean;
            /**
             * 评价期限
             * @description 对接成功后返回，含当天。
             */
            evaluateBefore?: components["schemas"]["Date"];
            /**
             * 进展
             * @description 按时间先后。
             */
            timeline: components["schemas"]["DockingTimelineEntry"][];
            /** 可用操作 */
            actions: components["schemas"]["DockingPartyAction"][];
        };
        /**
         * 对接列表项
         * @description 本企业发起或收到的一次对接。
         */
        DockingItem: {
            /** 对接标识 */
            id: components["schemas"]["Id"];
            targetType: components["schemas"]["DockingTargetType"];
            /** 对接对象标识 */
            targetId: components["schemas"]["Id"];
            /** 对接对象名称 */
            targetTitle: string;
            /** 本方角色 */
            role: components["schemas"]["DockingRole"];
            /** 发起企业 */
            initiatorEnName: string;
            /**
             * 发布企业
             * @description 匿名发布的需求在接受之前为按行业生成的称呼。
             */
            ownerEnName: string;
            /** 对接标题 */
            title: string;
            /**
             * 意向价格
             * @description 未填时为 null。
             */
            planPrice: components["schemas"]["NullableMoney"];
            status: components["schemas"]["DockingStatus"];
            /**
             * 应答期限
             * @description 含当天。
             */
            replyBefore: components["schemas"]["Date"];
            /**
             * 是否已评价
             * @description 由需求的发布企业或资源的对接方评价；评价公开之前，被评价的一方列表中还没有它。
             */
            evaluated: boolean;
            /** 发起时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 可用操作 */
            actions: components["schemas"]["DockingPartyAction"][];
        };
        /**
         * 对接分页
         * @description 一页对接。
         */
        DockingPage: {
            /** 当页记录 */
            records: components["schemas"]["DockingItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 对接需求
         * @description 以本企业的方案对接一条需求。
         */
        DemandDockingForm: {
            /** 需求标识 */
            demandId: components["schemas"]["Id"];
            /**
             * 发起企业标识
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 对接标题 */
            title: string;
            /** 方案说明 */
            content: string;
            /** 意向价格 */
            planPrice?: components["schemas"]["Money"];
            /** 计划周期 */
            planCycle?: components["schemas"]["SupplyCycle"];
            /** 附件 */
            attachments?: components["schemas"]["UploadedFile"][];
            /** 联系人 */
            contactName: string;
            contactTel: components["schemas"]["SupplyTel"];
            /**
             * 真实性承诺
             * @description 须为 true。
             * @enum {boolean}
             */
            agree: true;
        };
        /** 对接申请回执 */
        DockingReceipt: {
            /** 对接标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["DockingStatus"];
            /**
             * 应答期限
             * @description 含当天。
             */
            replyBefore: components["schemas"]["Date"];
        };
        /** 改变对接状态 */
        DockingStatusForm: {
            /** 对接标识 */
            id: components["schemas"]["Id"];
            action: components["schemas"]["DockingAction"];
            /**
             * 发布方回复
             * @description 用于 ACCEPT。
             */
            ownerReply?: string;
            /** 拒绝理由 */
            rejectReason?: string;
            /**
             * 约见时间
             * @description 用于 START。
             */
            meetTime?: components["schemas"]["DateTime"];
            /**
             * 约见地点
             * @description 用于 START。
             */
            meetPlace?: string;
            /** 对接结果 */
            result?: components["schemas"]["DockingResult"];
            /**
             * 成交金额
             * @description 用于 FINISH 且 result 为 DEAL；以确认方提交的为准，确认方未填时取提议方的。
             */
            contractAmount?: components["schemas"]["Money"];
            /**
             * 合同文件
             * @description 用于 FINISH 且 result 为 DEAL。
             */
            contractFile?: components["schemas"]["UploadedFile"];
            /** 未达成原因 */
            failReason?: string;
        };
        /**
         * 对接的当前状态
         * @description 改变状态之后的状态与本方可用的操作。
         */
        DockingState: {
            /** 对接标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["DockingStatus"];
            dealProposal?: components["schemas"]["DockingDealProposal"];
            /** 可用操作 */
            actions: components["schemas"]["DockingPartyAction"][];
        };
        /**
         * 收藏或取消收藏
         * @description 带上想要的结果，重复提交不会来回翻转，而是返回 4090 或 4040。
         */
        SupplyFavoriteForm: {
            /** 需求或资源标识 */
            id: components["schemas"]["Id"];
            /**
             * 是否收藏
             * @description true 收藏，false 取消收藏。
             */
            favorited: boolean;
        };
        /** 收藏结果 */
        SupplyFavoriteState: {
            /** 是否已收藏 */
            favorited: boolean;
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
        };
        /**
         * 收藏的需求
         * @description 个人收藏中的一条需求；需求不再公开后 invalid 为 true，标题等为收藏时的内容。
         */
        DemandFavorite: {
            /** 收藏标识 */
            id: components["schemas"]["Id"];
            /**
             * 收藏对象类型
             * @enum {string}
             */
            targetType: "DEMAND";
            /** 需求标识 */
            targetId: components["schemas"]["Id"];
            /** 需求名称 */
            title: string;
            /**
             * 摘要
             * @description 需求描述的开头。
             */
            summary: string;
            demandType: components["schemas"]["DemandType"];
            /** 发布企业 */
            enName: string;
            budgetType: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin: components["schemas"]["NullableMoney"];
            /** 预算上限 */
            budgetMax: components["schemas"]["NullableMoney"];
            /** 截止日期 */
            deadline: components["schemas"]["Date"];
            status: components["schemas"]["DemandStatus"];
            /** 是否已失效 */
            invalid: boolean;
            /** 收藏时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 收藏的需求分页
         * @description 一页收藏的需求。
         */
        DemandFavoritePage: {
            /** 当页记录 */
            records: components["schemas"]["DemandFavorite"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 我的需求详情
         * @description 本企业发布的需求，联系方式为明文，可直接填回发布表单；草稿中未填的字段不返回。
         */
        DemandOwnDetail: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 发布企业 */
            enName: string;
            /** 需求名称 */
            title: string;
            demandType: components["schemas"]["DemandType"];
            /** 需求分类 */
            categoryId?: components["schemas"]["Id"];
            /** 需求分类 */
            categoryName?: string;
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 需求背景 */
            background?: string;
            /** 需求描述 */
            description?: string;
            /** 期望指标与交付要求 */
            targetIndicator?: string;
            budgetType?: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin: components["schemas"]["NullableMoney"];
            /** 预算上限 */
            budgetMax: components["schemas"]["NullableMoney"];
            /** 数量 */
            quantity?: number;
            /** 数量单位 */
            unit?: string;
            /** 合作方式 */
            cooperationMode: components["schemas"]["DemandCooperationMode"][];
            deliveryCycle?: components["schemas"]["SupplyCycle"];
            /** 截止日期 */
            deadline?: components["schemas"]["Date"];
            /** 期望地区 */
            expectRegion: components["schemas"]["RegionCodeList"];
            /** 对服务方的要求 */
            providerRequire?: string;
            /** 封面 */
            cover?: components["schemas"]["Url"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            /** 是否匿名发布 */
            hideEnName: boolean;
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["DemandStatus"];
            /** 有修改待审核 */
            pendingChange: boolean;
            /**
             * 审核意见
             * @description 驳回或屏蔽时返回。
             */
            auditRemark?: string;
            /** 发布时间 */
            publishTime?: components["schemas"]["DateTime"];
            /** 创建时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 可用操作 */
            actions: components["schemas"]["DemandOwnerAction"][];
        };
        /**
         * 排序
         * @description 自己发布的需求与资源的排序。
         * @enum {string}
         */
        SupplyOwnSort: "UPDATED" | "VIEW" | "DOCKING";
        /**
         * 我的需求列表项
         * @description 本企业发布的一条需求，任何状态。
         */
        DemandOwnItem: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            /** 需求名称 */
            title: string;
            demandType: components["schemas"]["DemandType"];
            /**
             * 需求分类
             * @description 草稿未选时不返回。
             */
            categoryName?: string;
            budgetType?: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin: components["schemas"]["NullableMoney"];
            /** 预算上限 */
            budgetMax: components["schemas"]["NullableMoney"];
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 发布企业 */
            enName: string;
            /**
             * 截止日期
             * @description 草稿未填时不返回。
             */
            deadline?: components["schemas"]["Date"];
            /**
             * 剩余天数
             * @description 未填截止日期时为 null。
             */
            remainDays: number | null;
            status: components["schemas"]["DemandStatus"];
            /**
             * 有修改待审核
             * @description PUBLISHED 的需求修改后为 true，审核通过前公开的仍是原内容。
             */
            pendingChange: boolean;
            /**
             * 审核意见
             * @description 驳回或屏蔽时返回。
             */
            auditRemark?: string;
            /**
             * 发布时间
             * @description 未发布过时不返回。
             */
            publishTime?: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 待响应的对接数 */
            pendingDockingCount: components["schemas"]["Count"];
            /** 可用操作 */
            actions: components["schemas"]["DemandOwnerAction"][];
        };
        /**
         * 我的需求分页
         * @description 一页我的需求。
         */
        DemandOwnPage: {
            /** 当页记录 */
            records: components["schemas"]["DemandOwnItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 发布需求
         * @description 新增时不带 id，修改时带 id。submit 为 false 时存为草稿，只需 title 与 demandType；为 true 时提交审核，x-required-on-submit
         *     与 x-required-when 所列字段都须填写，缺少的逐条返回 3000。
         *     修改 PUBLISHED 的需求后重新审核，审核通过前公开的仍是原内容。
         */
        DemandForm: {
            /**
             * 需求标识
             * @description 修改时必填。
             */
            id?: components["schemas"]["Id"];
            /** 是否提交审核 */
            submit: boolean;
            /**
             * 发布企业
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 需求名称 */
            title: string;
            demandType: components["schemas"]["DemandType"];
            /**
             * 需求分类
             * @description 二级分类的标识，取自 typeList（type 为 DEMAND）。
             */
            categoryId?: components["schemas"]["Id"];
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea?: components["schemas"]["FieldAreaList"];
            keywords?: components["schemas"]["KeywordList"];
            /** 需求背景 */
            background?: string;
            /** 需求描述 */
            description?: string;
            /** 期望指标与交付要求 */
            targetIndicator?: string;
            budgetType?: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin?: components["schemas"]["Money"];
            /** 预算上限 */
            budgetMax?: components["schemas"]["Money"];
            /** 数量 */
            quantity?: number;
            /**
             * 数量单位
             * @description 如 件、吨、套。
             */
            unit?: string;
            /** 合作方式 */
            cooperationMode?: components["schemas"]["DemandCooperationMode"][];
            deliveryCycle?: components["schemas"]["SupplyCycle"];
            /** 截止日期 */
            deadline?: components["schemas"]["Date"];
            /** 期望地区 */
            expectRegion?: components["schemas"]["RegionCodeList"];
            /** 对服务方的要求 */
            providerRequire?: string;
            /**
             * 封面
             * @description 上传文件的 url。
             */
            cover?: components["schemas"]["Url"];
            attachments?: components["schemas"]["SupplyAttachmentList"];
            /**
             * 是否匿名发布
             * @description 不填为否；匿名时公开的称呼按行业生成。
             */
            hideEnName?: boolean;
            /** 联系人 */
            contactName?: string;
            contactTel?: components["schemas"]["SupplyTel"];
            /**
             * 其他联系方式
             * @description 邮箱或微信号等。
             */
            contactWay?: string;
            /**
             * 真实性承诺
             * @description 须为 true。
             * @enum {boolean}
             */
            agree?: true;
        };
        /**
         * 需求的当前状态
         * @description 保存或改变状态之后的状态与可用操作。
         */
        DemandState: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["DemandStatus"];
            /** 可用操作 */
            actions: components["schemas"]["DemandOwnerAction"][];
        };
        /** 改变需求状态 */
        DemandStatusForm: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            action: components["schemas"]["DemandAction"];
            /** 新的截止日期 */
            deadline?: components["schemas"]["Date"];
        };
        /**
         * 我的评价
         * @description 本企业给出或收到的一条对接评价。
         */
        DockingEvaluation: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /**
             * 方向
             * @enum {string}
             */
            direction: "GIVEN" | "RECEIVED";
            targetType: components["schemas"]["DockingTargetType"];
            /** 对接对象标识 */
            targetId: components["schemas"]["Id"];
            /** 对接对象名称 */
            targetTitle: string;
            /** 对接标识 */
            dockingId: components["schemas"]["Id"];
            /**
             * 评价企业
             * @description 收到的匿名评价为脱敏的名称。
             */
            enName: string;
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["DockingEvaluationScores"];
            /** 标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images: components["schemas"]["UploadedFile"][];
            /** 是否匿名 */
            anonymous: boolean;
            status: components["schemas"]["DockingEvaluationStatus"];
            /**
             * 可修改至
             * @description 不可再修改时为 null。
             */
            editableUntil: components["schemas"]["DateTime"] | null;
            /** 回复 */
            reply?: string;
            /** 回复时间 */
            replyTime?: components["schemas"]["DateTime"];
            /** 评价时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 我的评价分页
         * @description 一页我的评价。
         */
        DockingEvaluationPage: {
            /** 当页记录 */
            records: components["schemas"]["DockingEvaluation"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 回复评价
         * @description 被评价的企业对一条已公开的评价回复一次。
         */
        DockingEvaluationReplyForm: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /** 回复 */
            reply: string;
        };
        /**
         * 报名状态
         * @description PENDING：→ PASS 或 REJECT。
         *     PASS：活动不需审核时报名即为 PASS；签到 → CHECKED_IN，活动结束未签到 → ABSENT。
         *     WAITLIST：名额已满时报名即为 WAITLIST，有人退出 → PASS。
         *     CHECKED_IN：活动结束 → FINISHED。
         *     REJECT、CANCELLED、ABSENT、FINISHED：终态。
         *     PENDING、PASS、WAITLIST 在报名截止前可取消 → CANCELLED。
         * @enum {string}
         */
        EventSignStatus: "PENDING" | "PASS" | "REJECT" | "WAITLIST" | "CANCELLED" | "CHECKED_IN" | "ABSENT" | "FINISHED";
        /**
         * 活动状态
         * @description 由时间与名额算出。
         * @enum {string}
         */
        EventState: "NOT_OPEN" | "SIGNING" | "FULL" | "SIGN_END" | "ONGOING" | "FINISHED" | "CANCELLED";
        /**
         * 活动类型
         * @enum {string}
         */
        EventType: "POLICY" | "DOCKING" | "TRAINING" | "ROADSHOW" | "FINANCE" | "RECRUIT" | "SALON" | "OTHER";
        /**
         * 活动形式
         * @enum {string}
         */
        EventMode: "OFFLINE" | "ONLINE" | "HYBRID";
        /** 议程 */
        EventAgendaItem: {
            /**
             * 时间
             * @description 如 14:00-14:30。
             */
            time: string;
            /** 主题 */
            topic: string;
            /**
             * 主讲人身份
             * @description 只写单位与职务，不写姓名。
             */
            speakerTitle?: string;
        };
        /**
         * 报名附加项
         * @description 主办方要求另填的一项。
         */
        EventExtraField: {
            /** 键 */
            key: string;
            /** 名称 */
            label: string;
            /**
             * 填写方式
             * @enum {string}
             */
            type: "TEXT" | "SINGLE" | "MULTIPLE";
            /** 是否必填 */
            required: boolean;
            /**
             * 选项
             * @description 文字项为空列表。
             */
            options: string[];
        };
        /** 附加项的回答 */
        EventExtraAnswer: {
            /**
             * 键
             * @description 取自 EventExtraField.key。
             */
            key: string;
            /**
             * 回答
             * @description 文字与单选为一项，多选为若干项。
             */
            values: string[];
        };
        /**
         * 我的报名
         * @description 当前会员对该活动最近一次的报名；没有报名过时不返回。
         */
        EventSignSummary: {
            /** 报名标识 */
            signId: components["schemas"]["Id"];
            status: components["schemas"]["EventSignStatus"];
        };
        /**
         * 我的报名列表项
         * @description 当前会员的一次报名与其活动。
         */
        EventSignItem: {
            /** 报名标识 */
            signId: components["schemas"]["Id"];
            /** 活动标识 */
            eventId: components["schemas"]["Id"];
            /** 活动名称 */
            title: string;
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            activityType: components["schemas"]["EventType"];
            form: components["schemas"]["EventMode"];
            /** 开始时间 */
            startTime: components["schemas"]["DateTime"];
            /** 结束时间 */
            endTime: components["schemas"]["DateTime"];
            /** 报名截止时间 */
            signEnd: components["schemas"]["DateTime"];
            /** 地点 */
            address: string;
            state: components["schemas"]["EventState"];
            /** 报名单位 */
            enName: string;
            /** 姓名 */
            name: string;
            /** 参加人数 */
            attendCount: number;
            status: components["schemas"]["EventSignStatus"];
            /**
             * 审核意见
             * @description 未通过时返回。
             */
            auditRemark?: string;
            /**
             * 签到码
             * @description 报名成功后返回。
             */
            signCode?: string;
            /**
             * 日历文件
             * @description 报名成功后返回。
             */
            icsUrl?: components["schemas"]["Url"];
            /**
             * 线上会议地址
             * @description 线上或线上线下的活动，报名成功后返回。
             */
            onlineUrl?: components["schemas"]["Url"];
            /** 是否可取消 */
            cancellable: boolean;
            /** 报名时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 我的报名分页
         * @description 一页我的报名。
         */
        EventSignPage: {
            /** 当页记录 */
            records: components["schemas"]["EventSignItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** 报名的当前状态 */
        EventSignState: {
            /** 报名标识 */
            signId: components["schemas"]["Id"];
            status: components["schemas"]["EventSignStatus"];
        };
        /**
         * 对接资源
         * @description 以本企业的用途与要求对接一条资源。
         */
        ResourceDockingForm: {
            /** 资源标识 */
            resourceId: components["schemas"]["Id"];
            /**
             * 发起企业标识
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 对接标题 */
            title: string;
            /** 用途与要求 */
            content: string;
            /** 意向价格 */
            planPrice?: components["schemas"]["Money"];
            /** 计划周期 */
            planCycle?: components["schemas"]["SupplyCycle"];
            /** 附件 */
            attachments?: components["schemas"]["UploadedFile"][];
            /** 联系人 */
            contactName: string;
            contactTel: components["schemas"]["SupplyTel"];
            /**
             * 真实性承诺
             * @description 须为 true。
             * @enum {boolean}
             */
            agree: true;
        };
        /**
         * 资源类型
         * @enum {string}
         */
        ResourceType: "ACHIEVEMENT" | "INSTRUMENT" | "PATENT";
        /**
         * 报价方式
         * @enum {string}
         */
        ResourcePriceType: "FIXED" | "RANGE" | "NEGOTIABLE" | "FREE";
        /**
         * 资源状态
         * @description 发布企业的操作所引起的转移见 x-states，其他操作一律返回 4090“当前状态不允许该操作”。此外：
         *     AUDITING：审核通过 → PUBLISHED，不通过 → REJECTED（附审核意见）。
         *     PUBLISHED 与 MAINTENANCE（暂停预约）：有效期已过 → EXPIRED。
         *     BLOCKED：由管理员设置，任何状态都可进入。
         *     公开列表只含 PUBLISHED、MAINTENANCE、TRADED。
         * @enum {string}
         */
        ResourceStatus: "DRAFT" | "AUDITING" | "REJECTED" | "PUBLISHED" | "MAINTENANCE" | "TRADED" | "OFF_SHELF" | "EXPIRED" | "BLOCKED";
        /**
         * 收藏的资源
         * @description 个人收藏中的一条资源；资源不再公开后 invalid 为 true，标题等为收藏时的内容。
         */
        ResourceFavorite: {
            /** 收藏标识 */
            id: components["schemas"]["Id"];
            /**
             * 收藏对象类型
             * @enum {string}
             */
            targetType: "RESOURCE";
            /** 资源标识 */
            targetId: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /** 简介 */
            summary: string;
            resourceType: components["schemas"]["ResourceType"];
            /** 持有方名称 */
            ownerName: string;
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            priceType: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            status: components["schemas"]["ResourceStatus"];
            /** 是否已失效 */
            invalid: boolean;
            /** 收藏时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 收藏的资源分页
         * @description 一页收藏的资源。
         */
        ResourceFavoritePage: {
            /** 当页记录 */
            records: components["schemas"]["ResourceFavorite"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 持有方类型
         * @enum {string}
         */
        ResourceOwnerType: "ENTERPRISE" | "UNIVERSITY" | "INSTITUTE" | "PLATFORM" | "PERSON";
        /**
         * 成果成熟度
         * @enum {string}
         */
        AchievementMaturity: "RD" | "SAMPLE" | "SMALL" | "PILOT" | "MASS";
        /**
         * 专利类型
         * @enum {string}
         */
        PatentType: "INVENTION" | "UTILITY" | "DESIGN" | "PCT" | "SOFT" | "IC" | "PLANT";
        /**
         * 发布企业可用的操作
         * @description EDIT 与 DELETE 之外同 ResourceAction。由网关按当前状态给出，页面据此显示按钮。
         * @enum {string}
         */
        ResourceOwnerAction: "EDIT" | "DELETE" | "SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "SUSPEND" | "RESUME" | "TRADE";
        /** 图片 */
        SupplyImageList: components["schemas"]["UploadedFile"][];
        /**
         * 成果形式
         * @enum {string}
         */
        AchievementKind: "TECHNOLOGY" | "PROCESS" | "PRODUCT" | "MATERIAL" | "EQUIPMENT" | "SOFTWARE" | "VARIETY" | "OTHER";
        /**
         * 技术水平
         * @enum {string}
         */
        AchievementLevel: "INTL_LEADING" | "INTL_ADVANCED" | "DOMESTIC_LEADING" | "DOMESTIC_ADVANCED" | "PROVINCE_LEADING" | "OTHER";
        /**
         * 转化方式
         * @enum {string}
         */
        AchievementTransferMode: "TRANSFER" | "LICENSE" | "EQUITY" | "JOINT_RD" | "INDUSTRIAL";
        /**
         * 知识产权状况
         * @enum {string}
         */
        AchievementIpStatus: "GRANTED" | "APPLYING" | "NONE";
        /**
         * 专利号或申请号
         * @description 国内专利 12 位数字加校验位（可带 ZL 与点），如 ZL202310123456.7；国际申请如 PCT/CN2025/012345；软件著作权登记号如
         *     2025SR0123456；集成电路布图设计登记号以 BS 开头；植物新品种权号以 CNA 开头。
         */
        PatentNo: string;
        /**
         * 仪器分类
         * @enum {string}
         */
        InstrumentClass: "ANALYSIS" | "PHYSICAL" | "METROLOGY" | "ELECTRONIC" | "EXPLORATION" | "SPECIAL" | "PROCESS" | "LASER" | "NUCLEAR" | "ASTRONOMY" | "MEDICAL" | "OTHER";
        /** 仪器服务项目 */
        InstrumentServiceItem: {
            /** 项目名称 */
            name: string;
            /**
             * 计价单位
             * @description 如 件、小时、样。
             */
            unit: string;
            /**
             * 单价
             * @description 0 表示免费。
             */
            price: number;
            /** 执行标准 */
            standard?: string;
            /**
             * 出具结果时间
             * @description 0 表示当天。
             */
            days: number;
        };
        /**
         * 检测资质
         * @enum {string}
         */
        InstrumentQualification: "CMA" | "CNAS" | "CAL" | "NONE";
        /**
         * 法律状态
         * @enum {string}
         */
        PatentLegalStatus: "GRANTED" | "EXAMINING" | "PUBLISHED" | "INVALID";
        /**
         * 交易方式
         * @enum {string}
         */
        PatentTradeMode: "TRANSFER" | "EXCLUSIVE" | "SOLE" | "ORDINARY" | "OPEN" | "PLEDGE" | "EQUITY";
        /**
         * 资源状态操作
         * @description 各在何种状态可用，见 ResourceStatus 的 x-states。
         * @enum {string}
         */
        ResourceAction: "SUBMIT" | "WITHDRAW" | "OFF_SHELF" | "EXTEND" | "SUSPEND" | "RESUME" | "TRADE";
        /**
         * 我的科技成果详情
         * @description 本企业发布的资源，联系方式为明文，可直接填回发布表单；草稿中未填的字段不返回。
         */
        AchievementResourceOwnDetail: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 发布企业 */
            enName: string;
            /** 资源名称 */
            title: string;
            /**
             * 资源类型
             * @enum {string}
             */
            resourceType: "ACHIEVEMENT";
            /** 资源分类 */
            categoryId?: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName?: string;
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary?: string;
            /** 详细介绍 */
            description?: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 封面 */
            cover?: components["schemas"]["Url"];
            images: components["schemas"]["SupplyImageList"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            ownerType?: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName?: string;
            /** 所在县区 */
            region?: components["schemas"]["RegionCode"];
            priceType?: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /** 有效期 */
            validUntil?: components["schemas"]["Date"];
            /** 成果年份 */
            achievementYear?: number;
            achievementForm?: components["schemas"]["AchievementKind"];
            maturity?: components["schemas"]["AchievementMaturity"];
            /** 技术就绪水平（TRL） */
            trl?: number;
            level?: components["schemas"]["AchievementLevel"];
            /** 转化方式 */
            transferMode?: components["schemas"]["AchievementTransferMode"][];
            ipStatus?: components["schemas"]["AchievementIpStatus"];
            /** 专利号 */
            patentNos?: components["schemas"]["PatentNo"][];
            /**
             * 评价与鉴定
             * @description 科技成果评价、检测报告等的结论。
             */
            evaluation?: string;
            /** 评价与鉴定文件 */
            evaluationFiles?: components["schemas"]["UploadedFile"][];
            /** 应用案例 */
            applicationCase?: string;
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ResourceStatus"];
            /** 有修改待审核 */
            pendingChange: boolean;
            /**
             * 审核意见
             * @description 驳回或屏蔽时返回。
             */
            auditRemark?: string;
            /** 发布时间 */
            publishTime?: components["schemas"]["DateTime"];
            /** 创建时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /** 可用操作 */
            actions: components["schemas"]["ResourceOwnerAction"][];
        };
        /**
         * 我的仪器设备详情
         * @description 本企业发布的资源，联系方式为明文，可直接填回发布表单；草稿中未填的字段不返回。
         */
        InstrumentResourceOwnDetail: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 发布企业 */
            enName: string;
            /** 资源名称 */
            title: string;
            /**
             * 资源类型
             * @enum {string}
             */
            resourceType: "INSTRUMENT";
            /** 资源分类 */
            categoryId?: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName?: string;
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary?: string;
            /** 详细介绍 */
            description?: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 封面 */
            cover?: components["schemas"]["Url"];
            images: components["schemas"]["SupplyImageList"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            ownerType?: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName?: string;
            /** 所在县区 */
            region?: components["schemas"]["RegionCode"];
            priceType?: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /** 有效期 */
            validUntil?: components["schemas"]["Date"];
            /** 仪器型号 */
            instrumentModel?: string;
            /** 品牌 */
            brand?: string;
            /** 生产厂商 */
            manufacturer?: string;
            /** 产地 */
            origin?: string;
            /** 资产编号 */
            assetNo?: string;
            /** 购置日期 */
            buyDate?: components["schemas"]["Date"];
            /**
             * 原值
             * @description 大于 0。
             */
            originalValue?: number;
            instrumentClass?: components["schemas"]["InstrumentClass"];
            /** 主要技术指标与功能 */
            techIndicator?: string;
            /** 服务项目 */
            serviceItems?: components["schemas"]["InstrumentServiceItem"][];
            /** 检测资质 */
            qualification?: components["schemas"]["InstrumentQualification"][];
            /**
             * 每日开放时间
             * @description 如 08:30-17:30。
             */
            openTime?: string;
            /**
             * 开放的星期
             * @description 1 为周一，7 为周日。
             */
            weekdays?: number[];
            /** 提前预约天数 */
            bookAheadDays?: number;
            /** 安放地点 */
            address?: string;
            /**
             * 机组人员
             * @description 只写岗位与资质，不写姓名。
             */
            operator?: string;
            /** 是否支持科技创新券 */
            couponEnabled?: boolean;
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ResourceStatus"];
            /** 有修改待审核 */
            pendingChange: boolean;
            /**
             * 审核意见
             * @description 驳回或屏蔽时返回。
             */
            auditRemark?: string;
            /** 发布时间 */
            publishTime?: components["schemas"]["DateTime"];
            /** 创建时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /** 可用操作 */
            actions: components["schemas"]["ResourceOwnerAction"][];
        };
        /**
         * 我的专利详情
         * @description 本企业发布的资源，联系方式为明文，可直接填回发布表单；草稿中未填的字段不返回。
         */
        PatentResourceOwnDetail: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 发布企业 */
            enName: string;
            /** 资源名称 */
            title: string;
            /**
             * 资源类型
             * @enum {string}
             */
            resourceType: "PATENT";
            /** 资源分类 */
            categoryId?: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName?: string;
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary?: string;
            /** 详细介绍 */
            description?: string & {
                readonly contentMediaType?: "text/html";
            };
            /** 封面 */
            cover?: components["schemas"]["Url"];
            images: components["schemas"]["SupplyImageList"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            ownerType?: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName?: string;
            /** 所在县区 */
            region?: components["schemas"]["RegionCode"];
            priceType?: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /** 有效期 */
            validUntil?: components["schemas"]["Date"];
            patentNo?: components["schemas"]["PatentNo"];
            patentType?: components["schemas"]["PatentType"];
            legalStatus?: components["schemas"]["PatentLegalStatus"];
            /** 申请日 */
            applyDate?: components["schemas"]["Date"];
            /** 授权日 */
            grantDate?: components["schemas"]["Date"];
            /** 届满日 */
            expireDate?: components["schemas"]["Date"];
            /** 权利人 */
            patentee?: string;
            /** 发明人 */
            inventor?: string;
            /** 交易方式 */
            tradeMode?: components["schemas"]["PatentTradeMode"][];
            /** 年费是否已缴 */
            annualFeePaid?: boolean;
            /** 是否质押 */
            pledged?: boolean;
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ResourceStatus"];
            /** 有修改待审核 */
            pendingChange: boolean;
            /**
             * 审核意见
             * @description 驳回或屏蔽时返回。
             */
            auditRemark?: string;
            /** 发布时间 */
            publishTime?: components["schemas"]["DateTime"];
            /** 创建时间 */
            createTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /** 可用操作 */
            actions: components["schemas"]["ResourceOwnerAction"][];
        };
        /**
         * 我的资源详情
         * @description 按 resourceType 为科技成果、仪器设备或专利之一，各有自己的全部字段。
         */
        ResourceOwnDetail: components["schemas"]["AchievementResourceOwnDetail"] | components["schemas"]["InstrumentResourceOwnDetail"] | components["schemas"]["PatentResourceOwnDetail"];
        /**
         * 我的资源列表项
         * @description 本企业发布的一条资源，任何状态。
         */
        ResourceOwnItem: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /** 资源类型 */
            resourceType: components["schemas"]["ResourceType"];
            /**
             * 资源分类
             * @description 草稿未选时不返回。
             */
            categoryName?: string;
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 发布企业 */
            enName: string;
            priceType?: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /**
             * 有效期
             * @description 长期有效时不返回。
             */
            validUntil?: components["schemas"]["Date"];
            status: components["schemas"]["ResourceStatus"];
            /**
             * 有修改待审核
             * @description PUBLISHED 的资源修改后为 true，审核通过前公开的仍是原内容。
             */
            pendingChange: boolean;
            /**
             * 审核意见
             * @description 驳回或屏蔽时返回。
             */
            auditRemark?: string;
            /**
             * 发布时间
             * @description 未发布过时不返回。
             */
            publishTime?: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 待响应的对接数 */
            pendingDockingCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 可用操作 */
            actions: components["schemas"]["ResourceOwnerAction"][];
        };
        /**
         * 我的资源分页
         * @description 一页我的资源。
         */
        ResourceOwnPage: {
            /** 当页记录 */
            records: components["schemas"]["ResourceOwnItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 发布科技成果
         * @description 新增时不带 id，修改时带 id。submit 为 false 时存为草稿，只需 title；为 true 时提交审核，x-required-on-submit
         *     与 x-required-when 所列字段都须填写，缺少的逐条返回 3000。
         *     修改 PUBLISHED 的资源后重新审核，审核通过前公开的仍是原内容。
         */
        AchievementResourceForm: {
            /**
             * 资源标识
             * @description 修改时必填。
             */
            id?: components["schemas"]["Id"];
            /** 是否提交审核 */
            submit: boolean;
            /**
             * 发布企业
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /**
             * 资源分类
             * @description 二级分类的标识，取自 typeList（type 为 RESOURCE）。
             */
            categoryId?: components["schemas"]["Id"];
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea?: components["schemas"]["FieldAreaList"];
            keywords?: components["schemas"]["KeywordList"];
            /** 简介 */
            summary?: string;
            /** 详细介绍 */
            description?: string & {
                readonly contentMediaType?: "text/html";
            };
            /**
             * 封面
             * @description 上传文件的 url。
             */
            cover?: components["schemas"]["Url"];
            images?: components["schemas"]["SupplyImageList"];
            attachments?: components["schemas"]["SupplyAttachmentList"];
            ownerType?: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName?: string;
            /** 所在县区 */
            region?: components["schemas"]["RegionCode"];
            priceType?: components["schemas"]["ResourcePriceType"];
            /**
             * 报价下限
             * @description 一口价时即为报价。
             */
            priceMin?: components["schemas"]["Money"];
            /** 报价上限 */
            priceMax?: components["schemas"]["Money"];
            /**
             * 有效期
             * @description 不填为长期有效。
             */
            validUntil?: components["schemas"]["Date"];
            /** 成果年份 */
            achievementYear?: number;
            achievementForm?: components["schemas"]["AchievementKind"];
            maturity?: components["schemas"]["AchievementMaturity"];
            /** 技术就绪水平（TRL） */
            trl?: number;
            level?: components["schemas"]["AchievementLevel"];
            /** 转化方式 */
            transferMode?: components["schemas"]["AchievementTransferMode"][];
            ipStatus?: components["schemas"]["AchievementIpStatus"];
            /** 专利号 */
            patentNos?: components["schemas"]["PatentNo"][];
            /**
             * 评价与鉴定
             * @description 科技成果评价、检测报告等的结论。
             */
            evaluation?: string;
            /** 评价与鉴定文件 */
            evaluationFiles?: components["schemas"]["UploadedFile"][];
            /** 应用案例 */
            applicationCase?: string;
            /** 联系人 */
            contactName?: string;
            contactTel?: components["schemas"]["SupplyTel"];
            /**
             * 其他联系方式
             * @description 邮箱或微信号等。
             */
            contactWay?: string;
            /**
             * 真实性承诺
             * @description 须为 true。
             * @enum {boolean}
             */
            agree?: true;
        };
        /**
         * 资源的当前状态
         * @description 保存或改变状态之后的状态与可用操作。
         */
        ResourceState: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            status: components["schemas"]["ResourceStatus"];
            /** 可用操作 */
            actions: components["schemas"]["ResourceOwnerAction"][];
        };
        /**
         * 发布仪器设备
         * @description 新增时不带 id，修改时带 id。submit 为 false 时存为草稿，只需 title；为 true 时提交审核，x-required-on-submit
         *     与 x-required-when 所列字段都须填写，缺少的逐条返回 3000。
         *     修改 PUBLISHED 的资源后重新审核，审核通过前公开的仍是原内容。
         */
        InstrumentResourceForm: {
            /**
             * 资源标识
             * @description 修改时必填。
             */
            id?: components["schemas"]["Id"];
            /** 是否提交审核 */
            submit: boolean;
            /**
             * 发布企业
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /**
             * 资源分类
             * @description 二级分类的标识，取自 typeList（type 为 RESOURCE）。
             */
            categoryId?: components["schemas"]["Id"];
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea?: components["schemas"]["FieldAreaList"];
            keywords?: components["schemas"]["KeywordList"];
            /** 简介 */
            summary?: string;
            /** 详细介绍 */
            description?: string & {
                readonly contentMediaType?: "text/html";
            };
            /**
             * 封面
             * @description 上传文件的 url。
             */
            cover?: components["schemas"]["Url"];
            images?: components["schemas"]["SupplyImageList"];
            attachments?: components["schemas"]["SupplyAttachmentList"];
            ownerType?: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName?: string;
            /** 所在县区 */
            region?: components["schemas"]["RegionCode"];
            priceType?: components["schemas"]["ResourcePriceType"];
            /**
             * 报价下限
             * @description 一口价时即为报价。
             */
            priceMin?: components["schemas"]["Money"];
            /** 报价上限 */
            priceMax?: components["schemas"]["Money"];
            /**
             * 有效期
             * @description 不填为长期有效。
             */
            validUntil?: components["schemas"]["Date"];
            /** 仪器型号 */
            instrumentModel?: string;
            /** 品牌 */
            brand?: string;
            /** 生产厂商 */
            manufacturer?: string;
            /** 产地 */
            origin?: string;
            /** 资产编号 */
            assetNo?: string;
            /** 购置日期 */
            buyDate?: components["schemas"]["Date"];
            /**
             * 原值
             * @description 大于 0。
             */
            originalValue?: number;
            instrumentClass?: components["schemas"]["InstrumentClass"];
            /** 主要技术指标与功能 */
            techIndicator?: string;
            /** 服务项目 */
            serviceItems?: components["schemas"]["InstrumentServiceItem"][];
            /** 检测资质 */
            qualification?: components["schemas"]["InstrumentQualification"][];
            /**
             * 每日开放时间
             * @description 如 08:30-17:30。
             */
            openTime?: string;
            /**
             * 开放的星期
             * @description 1 为周一，7 为周日。
             */
            weekdays?: number[];
            /** 提前预约天数 */
            bookAheadDays?: number;
            /** 安放地点 */
            address?: string;
            /**
             * 机组人员
             * @description 只写岗位与资质，不写姓名。
             */
            operator?: string;
            /** 是否支持科技创新券 */
            couponEnabled?: boolean;
            /** 联系人 */
            contactName?: string;
            contactTel?: components["schemas"]["SupplyTel"];
            /**
             * 其他联系方式
             * @description 邮箱或微信号等。
             */
            contactWay?: string;
            /**
             * 真实性承诺
             * @description 须为 true。
             * @enum {boolean}
             */
            agree?: true;
        };
        /**
         * 发布专利
         * @description 新增时不带 id，修改时带 id。submit 为 false 时存为草稿，只需 title；为 true 时提交审核，x-required-on-submit
         *     与 x-required-when 所列字段都须填写，缺少的逐条返回 3000。
         *     修改 PUBLISHED 的资源后重新审核，审核通过前公开的仍是原内容。
         */
        PatentResourceForm: {
            /**
             * 资源标识
             * @description 修改时必填。
             */
            id?: components["schemas"]["Id"];
            /** 是否提交审核 */
            submit: boolean;
            /**
             * 发布企业
             * @description 当前会员已绑定且 bindAudit 为 PASS 的企业。
             */
            enId: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /**
             * 资源分类
             * @description 二级分类的标识，取自 typeList（type 为 RESOURCE）。
             */
            categoryId?: components["schemas"]["Id"];
            industryCode?: components["schemas"]["IndustryCode"];
            fieldArea?: components["schemas"]["FieldAreaList"];
            keywords?: components["schemas"]["KeywordList"];
            /** 简介 */
            summary?: string;
            /** 详细介绍 */
            description?: string & {
                readonly contentMediaType?: "text/html";
            };
            /**
             * 封面
             * @description 上传文件的 url。
             */
            cover?: components["schemas"]["Url"];
            images?: components["schemas"]["SupplyImageList"];
            attachments?: components["schemas"]["SupplyAttachmentList"];
            ownerType?: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName?: string;
            /** 所在县区 */
            region?: components["schemas"]["RegionCode"];
            priceType?: components["schemas"]["ResourcePriceType"];
            /**
             * 报价下限
             * @description 一口价时即为报价。
             */
            priceMin?: components["schemas"]["Money"];
            /** 报价上限 */
            priceMax?: components["schemas"]["Money"];
            /**
             * 有效期
             * @description 不填为长期有效。
             */
            validUntil?: components["schemas"]["Date"];
            patentNo?: components["schemas"]["PatentNo"];
            patentType?: components["schemas"]["PatentType"];
            legalStatus?: components["schemas"]["PatentLegalStatus"];
            /** 申请日 */
            applyDate?: components["schemas"]["Date"];
            /** 授权日 */
            grantDate?: components["schemas"]["Date"];
            /** 届满日 */
            expireDate?: components["schemas"]["Date"];
            /** 权利人 */
            patentee?: string;
            /** 发明人 */
            inventor?: string;
            /** 交易方式 */
            tradeMode?: components["schemas"]["PatentTradeMode"][];
            /** 年费是否已缴 */
            annualFeePaid?: boolean;
            /** 是否质押 */
            pledged?: boolean;
            /** 联系人 */
            contactName?: string;
            contactTel?: components["schemas"]["SupplyTel"];
            /**
             * 其他联系方式
             * @description 邮箱或微信号等。
             */
            contactWay?: string;
            /**
             * 真实性承诺
             * @description 须为 true。
             * @enum {boolean}
             */
            agree?: true;
        };
        /** 改变资源状态 */
        ResourceStatusForm: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            action: components["schemas"]["ResourceAction"];
            /** 新的有效期 */
            validUntil?: components["schemas"]["Date"];
        };
        /** 各状态需求数 */
        DemandStatusCount: {
            status: components["schemas"]["DemandStatus"];
            /** 条数 */
            count: number;
        };
        /** 各状态资源数 */
        ResourceStatusCount: {
            status: components["schemas"]["ResourceStatus"];
            /** 条数 */
            count: number;
        };
        /**
         * 我的供需统计
         * @description 当前会员各企业合计；只列条数大于 0 的状态。
         */
        SupplyDemandOwnStats: {
            /** 我的需求 */
            demands: components["schemas"]["DemandStatusCount"][];
            /** 我的资源 */
            resources: components["schemas"]["ResourceStatusCount"][];
            /** 收到、待响应的对接 */
            receivedPendingCount: components["schemas"]["Count"];
            /** 发起、未结束的对接 */
            sentOpenCount: components["schemas"]["Count"];
            /** 对接成功数 */
            finishedDockingCount: components["schemas"]["Count"];
            /** 待评价的对接 */
            toEvaluateCount: components["schemas"]["Count"];
            /** 收藏的需求 */
            favoriteDemandCount: components["schemas"]["Count"];
            /** 收藏的资源 */
            favoriteResourceCount: components["schemas"]["Count"];
            /** 已报名、未开始的活动 */
            upcomingEventCount: components["schemas"]["Count"];
        };
        /**
         * 活动详情
         * @description 公开的活动详情。mySign 仅登录后返回；onlineUrl 只给报名成功的人，见我的报名。
         */
        EventDetail: {
            /** 活动标识 */
            id: components["schemas"]["Id"];
            /** 活动名称 */
            title: string;
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            activityType: components["schemas"]["EventType"];
            form: components["schemas"]["EventMode"];
            /** 主办单位 */
            organizer: string;
            /** 协办单位 */
            coOrganizers: string[];
            /** 开始时间 */
            startTime: components["schemas"]["DateTime"];
            /** 结束时间 */
            endTime: components["schemas"]["DateTime"];
            /** 报名开始时间 */
            signStart: components["schemas"]["DateTime"];
            /** 报名截止时间 */
            signEnd: components["schemas"]["DateTime"];
            /**
             * 所在县区
             * @description 线上活动不返回。
             */
            region?: components["schemas"]["RegionCode"];
            /**
             * 地点
             * @description 线上活动为“线上”。
             */
            address: string;
            /**
             * 经度
             * @description 线上活动不返回。
             */
            lng?: number;
            /**
             * 纬度
             * @description 线上活动不返回。
             */
            lat?: number;
            /**
             * 名额
             * @description 0 表示不限。
             */
            quota: number;
            /** 每家企业限报人数 */
            perEnLimit: number;
            /** 已报名人数 */
            signedCount: components["schemas"]["Count"];
            /**
             * 费用
             * @description 0 表示免费。
             */
            fee: number;
            /** 报名是否需要审核 */
            needAudit: boolean;
            /** 议程 */
            agenda: components["schemas"]["EventAgendaItem"][];
            /** 活动介绍 */
            content: string & {
                readonly contentMediaType?: "text/html";
            };
            attachments: components["schemas"]["SupplyAttachmentList"];
            /** 咨询电话 */
            contactTel: components["schemas"]["SupplyTel"];
            /** 标签 */
            tags: components["schemas"]["KeywordList"];
            /** 报名附加项 */
            extraFields: components["schemas"]["EventExtraField"][];
            /**
             * 相关政策
             * @description 政策标识。
             */
            relatedPolicyIds: components["schemas"]["Id"][];
            state: components["schemas"]["EventState"];
            mySign?: components["schemas"]["EventSignSummary"];
        };
        /**
         * 活动列表项
         * @description 活动列表中的一张卡片。
         */
        EventItem: {
            /** 活动标识 */
            id: components["schemas"]["Id"];
            /** 活动名称 */
            title: string;
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            activityType: components["schemas"]["EventType"];
            form: components["schemas"]["EventMode"];
            /** 主办单位 */
            organizer: string;
            /** 开始时间 */
            startTime: components["schemas"]["DateTime"];
            /** 结束时间 */
            endTime: components["schemas"]["DateTime"];
            /** 报名开始时间 */
            signStart: components["schemas"]["DateTime"];
            /** 报名截止时间 */
            signEnd: components["schemas"]["DateTime"];
            /**
             * 地点
             * @description 线上活动为“线上”。
             */
            address: string;
            /**
             * 名额
             * @description 0 表示不限。
             */
            quota: number;
            /** 已报名人数 */
            signedCount: components["schemas"]["Count"];
            /**
             * 费用
             * @description 0 表示免费。
             */
            fee: number;
            /** 标签 */
            tags: components["schemas"]["KeywordList"];
            state: components["schemas"]["EventState"];
        };
        /**
         * 活动分页
         * @description 一页活动。
         */
        EventPage: {
            /** 当页记录 */
            records: components["schemas"]["EventItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 活动报名
         * @description 登录的会员以企业名义报名并带 enId；未登录的访客填 enName。
         */
        EventSignForm: {
            /** 活动标识 */
            eventId: components["schemas"]["Id"];
            /**
             * 企业标识
             * @description 登录时必填，当前会员已绑定的企业。
             */
            enId?: components["schemas"]["Id"];
            /**
             * 单位名称
             * @description 未登录时必填。
             */
            enName?: string;
            /** 姓名 */
            name: string;
            /** 手机号 */
            mobile: components["schemas"]["Mobile"];
            /** 职务 */
            position?: string;
            /**
             * 参加人数
             * @description 不超过活动的 perEnLimit。
             */
            attendCount: number;
            /** 用餐要求 */
            diet?: string;
            /** 想了解的问题 */
            question?: string;
            /** 附加项的回答 */
            extra: components["schemas"]["EventExtraAnswer"][];
            /**
             * 同意个人信息用于本次活动
             * @description 须为 true。
             * @enum {boolean}
             */
            agree: true;
        };
        /** 报名回执 */
        EventSignReceipt: {
            /** 报名标识 */
            signId: components["schemas"]["Id"];
            status: components["schemas"]["EventSignStatus"];
            /**
             * 签到码
             * @description 现场出示。
             */
            signCode: string;
            /**
             * 日历文件
             * @description .ics，可加入日历。
             */
            icsUrl: components["schemas"]["Url"];
        };
        /** 行业大类 */
        IndustryDivision: {
            /** 大类代码 */
            code: components["schemas"]["IndustryCode"];
            /** 大类名称 */
            name: string;
        };
        /**
         * 行业门类
         * @description GB/T 4754-2017 的门类（A–T）及其大类。
         */
        IndustryCategory: {
            /** 门类代码 */
            code: string;
            /** 门类名称 */
            name: string;
            /** 大类 */
            children: components["schemas"]["IndustryDivision"][];
        };
        /**
         * 行业分类列表
         * @description 按门类代码升序。
         */
        IndustryCategoryList: components["schemas"]["IndustryCategory"][];
        /**
         * 分类所属
         * @enum {string}
         */
        SupplyCategoryType: "DEMAND" | "RESOURCE" | "SERVICE";
        /** 二级分类 */
        SupplySubcategory: {
            /** 分类标识 */
            id: components["schemas"]["Id"];
            /** 分类名称 */
            name: string;
        };
        /**
         * 一级分类
         * @description 供需分类共两级，发布时选二级。
         */
        SupplyCategory: {
            /** 分类标识 */
            id: components["schemas"]["Id"];
            /** 分类名称 */
            name: string;
            /** 二级分类 */
            children: components["schemas"]["SupplySubcategory"][];
        };
        /**
         * 分类列表
         * @description 按展示顺序排列。
         */
        SupplyCategoryList: components["schemas"]["SupplyCategory"][];
        /**
         * 需求分类
         * @description 一个二级分类及其中公开需求的条数。
         */
        DemandCategory: {
            /** 分类标识 */
            id: components["schemas"]["Id"];
            /** 分类名称 */
            name: string;
            /** 一级分类标识 */
            parentId: components["schemas"]["Id"];
            /** 一级分类名称 */
            parentName: string;
            /** 公开需求数 */
            demandCount: components["schemas"]["Count"];
        };
        /**
         * 需求分类列表
         * @description 按展示顺序排列，含没有需求的分类。
         */
        DemandCategoryList: components["schemas"]["DemandCategory"][];
        /**
         * 推荐的需求分类
         * @description 需求大厅首屏的快捷入口，由运营推荐。
         */
        DemandCommandCategory: {
            /** 分类标识 */
            id: components["schemas"]["Id"];
            /** 分类名称 */
            name: string;
            demandType: components["schemas"]["DemandType"];
            /**
             * 图标
             * @description 未配置时不返回。
             */
            icon?: components["schemas"]["Url"];
            /** 公开需求数 */
            demandCount: components["schemas"]["Count"];
        };
        /**
         * 推荐的需求分类列表
         * @description 按推荐顺序排列。
         */
        DemandCommandCategoryList: components["schemas"]["DemandCommandCategory"][];
        /**
         * 需求详情
         * @description 公开的需求详情。favorited、own、myDocking 仅登录后返回；contact 只在本企业的对接已被接受后返回，此前只有 contactMasked。
         */
        DemandDetail: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            /** 需求名称 */
            title: string;
            demandType: components["schemas"]["DemandType"];
            /** 分类标识 */
            categoryId: components["schemas"]["Id"];
            /** 需求分类 */
            categoryName: string;
            industryCode: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 需求背景 */
            background?: string;
            /** 需求描述 */
            description: string;
            /** 期望指标与交付要求 */
            targetIndicator?: string;
            budgetType: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin: components["schemas"]["NullableMoney"];
            /** 预算上限 */
            budgetMax: components["schemas"]["NullableMoney"];
            /** 数量 */
            quantity?: number;
            /** 数量单位 */
            unit?: string;
            /** 合作方式 */
            cooperationMode: components["schemas"]["DemandCooperationMode"][];
            deliveryCycle?: components["schemas"]["SupplyCycle"];
            /** 截止日期 */
            deadline: components["schemas"]["Date"];
            /**
             * 剩余天数
             * @description 距截止日期的天数，截止当天为 0，已过期为 0。
             */
            remainDays: number;
            /** 期望地区 */
            expectRegion: components["schemas"]["RegionCodeList"];
            /** 对服务方的要求 */
            providerRequire?: string;
            /** 封面 */
            cover?: components["schemas"]["Url"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            /**
             * 发布企业标识
             * @description 匿名发布时不返回。
             */
            enId?: components["schemas"]["Id"];
            /**
             * 发布企业
             * @description 匿名发布时为按行业生成的称呼，如“某化工新材料企业”。
             */
            enName: string;
            /** 是否匿名发布 */
            hideEnName: boolean;
            contactMasked: components["schemas"]["SupplyContactMasked"];
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ShownDemandStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /**
             * 是否本企业发布
             * @description 仅登录后返回；自己发布的不能对接。
             */
            own?: boolean;
            myDocking?: components["schemas"]["DockingSummary"];
        };
        /**
         * 金额档位
         * @description 下限含、上限不含；区间与档位有交集即命中。
         * @enum {string}
         */
        BudgetBand: "UNDER_10" | "FROM_10" | "FROM_50" | "FROM_100" | "FROM_500" | "NEGOTIABLE";
        /**
         * 需求列表项
         * @description 需求大厅中的一张卡片。
         */
        DemandItem: {
            /** 需求标识 */
            id: components["schemas"]["Id"];
            /** 需求名称 */
            title: string;
            demandType: components["schemas"]["DemandType"];
            /** 需求分类 */
            categoryId: components["schemas"]["Id"];
            /** 需求分类 */
            categoryName: string;
            industryCode: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 封面 */
            cover?: components["schemas"]["Url"];
            budgetType: components["schemas"]["DemandBudgetType"];
            /** 预算下限 */
            budgetMin: components["schemas"]["NullableMoney"];
            /** 预算上限 */
            budgetMax: components["schemas"]["NullableMoney"];
            /** 期望地区 */
            expectRegion: components["schemas"]["RegionCodeList"];
            /**
             * 发布企业
             * @description 匿名发布时为按行业生成的称呼，如“某化工新材料企业”。
             */
            enName: string;
            /** 是否匿名发布 */
            hideEnName: boolean;
            /** 截止日期 */
            deadline: components["schemas"]["Date"];
            /**
             * 剩余天数
             * @description 距截止日期的天数，截止当天为 0，已过期为 0。
             */
            remainDays: number;
            status: components["schemas"]["ShownDemandStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
        };
        /**
         * 需求分页
         * @description 一页需求。
         */
        DemandPage: {
            /** 当页记录 */
            records: components["schemas"]["DemandItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 公开资源的状态
         * @description MAINTENANCE 为仪器暂停预约；其余状态不公开。
         * @enum {string}
         */
        ShownResourceStatus: "PUBLISHED" | "MAINTENANCE" | "TRADED";
        /**
         * 科技成果详情
         * @description 公开的资源详情。favorited、own、myDocking 仅登录后返回；contact 只在本企业的对接已被接受后返回，此前只有 contactMasked。
         */
        AchievementResourceDetail: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /**
             * 资源类型
             * @enum {string}
             */
            resourceType: "ACHIEVEMENT";
            /** 分类标识 */
            categoryId: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName: string;
            industryCode: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary: string;
            /** 详细介绍 */
            description: string & {
                readonly contentMediaType?: "text/html";
            };
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            images: components["schemas"]["SupplyImageList"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            ownerType: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName: string;
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 所在县区 */
            region: components["schemas"]["RegionCode"];
            priceType: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /**
             * 有效期
             * @description 长期有效时不返回。
             */
            validUntil?: components["schemas"]["Date"];
            /** 成果年份 */
            achievementYear: number;
            achievementForm: components["schemas"]["AchievementKind"];
            maturity: components["schemas"]["AchievementMaturity"];
            /** 技术就绪水平（TRL） */
            trl?: number;
            level?: components["schemas"]["AchievementLevel"];
            /** 转化方式 */
            transferMode: components["schemas"]["AchievementTransferMode"][];
            ipStatus?: components["schemas"]["AchievementIpStatus"];
            /** 专利号 */
            patentNos?: components["schemas"]["PatentNo"][];
            /**
             * 评价与鉴定
             * @description 科技成果评价、检测报告等的结论。
             */
            evaluation?: string;
            /** 评价与鉴定文件 */
            evaluationFiles?: components["schemas"]["UploadedFile"][];
            /** 应用案例 */
            applicationCase?: string;
            contactMasked: components["schemas"]["SupplyContactMasked"];
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ShownResourceStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /**
             * 是否本企业发布
             * @description 仅登录后返回；自己发布的不能对接。
             */
            own?: boolean;
            myDocking?: components["schemas"]["DockingSummary"];
        };
        /**
         * 仪器设备详情
         * @description 公开的资源详情。favorited、own、myDocking 仅登录后返回；contact 只在本企业的对接已被接受后返回，此前只有 contactMasked。
         */
        InstrumentResourceDetail: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /**
             * 资源类型
             * @enum {string}
             */
            resourceType: "INSTRUMENT";
            /** 分类标识 */
            categoryId: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName: string;
            industryCode: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary: string;
            /** 详细介绍 */
            description: string & {
                readonly contentMediaType?: "text/html";
            };
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            images: components["schemas"]["SupplyImageList"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            ownerType: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName: string;
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 所在县区 */
            region: components["schemas"]["RegionCode"];
            priceType: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /**
             * 有效期
             * @description 长期有效时不返回。
             */
            validUntil?: components["schemas"]["Date"];
            /** 仪器型号 */
            instrumentModel: string;
            /** 品牌 */
            brand?: string;
            /** 生产厂商 */
            manufacturer?: string;
            /** 产地 */
            origin?: string;
            /** 资产编号 */
            assetNo?: string;
            /** 购置日期 */
            buyDate?: components["schemas"]["Date"];
            /**
             * 原值
             * @description 大于 0。
             */
            originalValue?: number;
            instrumentClass: components["schemas"]["InstrumentClass"];
            /** 主要技术指标与功能 */
            techIndicator: string;
            /** 服务项目 */
            serviceItems: components["schemas"]["InstrumentServiceItem"][];
            /** 检测资质 */
            qualification?: components["schemas"]["InstrumentQualification"][];
            /**
             * 每日开放时间
             * @description 如 08:30-17:30。
             */
            openTime: string;
            /**
             * 开放的星期
             * @description 1 为周一，7 为周日。
             */
            weekdays: number[];
            /** 提前预约天数 */
            bookAheadDays: number;
            /** 安放地点 */
            address: string;
            /**
             * 机组人员
             * @description 只写岗位与资质，不写姓名。
             */
            operator?: string;
            /** 是否支持科技创新券 */
            couponEnabled?: boolean;
            contactMasked: components["schemas"]["SupplyContactMasked"];
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ShownResourceStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /**
             * 是否本企业发布
             * @description 仅登录后返回；自己发布的不能对接。
             */
            own?: boolean;
            myDocking?: components["schemas"]["DockingSummary"];
        };
        /**
         * 专利详情
         * @description 公开的资源详情。favorited、own、myDocking 仅登录后返回；contact 只在本企业的对接已被接受后返回，此前只有 contactMasked。
         */
        PatentResourceDetail: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /**
             * 资源类型
             * @enum {string}
             */
            resourceType: "PATENT";
            /** 分类标识 */
            categoryId: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName: string;
            industryCode: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary: string;
            /** 详细介绍 */
            description: string & {
                readonly contentMediaType?: "text/html";
            };
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            images: components["schemas"]["SupplyImageList"];
            attachments: components["schemas"]["SupplyAttachmentList"];
            ownerType: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName: string;
            /** 发布企业标识 */
            enId: components["schemas"]["Id"];
            /** 所在县区 */
            region: components["schemas"]["RegionCode"];
            priceType: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            /**
             * 有效期
             * @description 长期有效时不返回。
             */
            validUntil?: components["schemas"]["Date"];
            patentNo: components["schemas"]["PatentNo"];
            patentType: components["schemas"]["PatentType"];
            legalStatus: components["schemas"]["PatentLegalStatus"];
            /** 申请日 */
            applyDate: components["schemas"]["Date"];
            /** 授权日 */
            grantDate?: components["schemas"]["Date"];
            /** 届满日 */
            expireDate?: components["schemas"]["Date"];
            /** 权利人 */
            patentee: string;
            /** 发明人 */
            inventor?: string;
            /** 交易方式 */
            tradeMode: components["schemas"]["PatentTradeMode"][];
            /** 年费是否已缴 */
            annualFeePaid?: boolean;
            /** 是否质押 */
            pledged?: boolean;
            contactMasked: components["schemas"]["SupplyContactMasked"];
            contact?: components["schemas"]["SupplyContact"];
            status: components["schemas"]["ShownResourceStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 更新时间 */
            updateTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            /** 收藏数 */
            favoriteCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
            /** 评价数 */
            evaluationCount: components["schemas"]["Count"];
            /**
             * 是否已收藏
             * @description 仅登录后返回。
             */
            favorited?: boolean;
            /**
             * 是否本企业发布
             * @description 仅登录后返回；自己发布的不能对接。
             */
            own?: boolean;
            myDocking?: components["schemas"]["DockingSummary"];
        };
        /**
         * 资源详情
         * @description 按 resourceType 为科技成果、仪器设备或专利之一，各有自己的全部字段。
         */
        ResourceDetail: components["schemas"]["AchievementResourceDetail"] | components["schemas"]["InstrumentResourceDetail"] | components["schemas"]["PatentResourceDetail"];
        /**
         * 资源的评价
         * @description 资源详情页上的一条公开评价。
         */
        ResourceEvaluation: {
            /** 评价标识 */
            id: components["schemas"]["Id"];
            /**
             * 评价企业（脱敏）
             * @description 匿名时只留首尾字。
             */
            enNameMasked: string;
            /** 总体评分 */
            overall: number;
            scores: components["schemas"]["DockingEvaluationScores"];
            /** 标签 */
            tags: string[];
            /** 评价内容 */
            content?: string;
            /** 图片 */
            images: components["schemas"]["UploadedFile"][];
            /** 回复 */
            reply?: string;
            /** 回复时间 */
            replyTime?: components["schemas"]["DateTime"];
            /** 评价时间 */
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * 资源的评价分页
         * @description 一页资源的评价。
         */
        ResourceEvaluationPage: {
            /** 当页记录 */
            records: components["schemas"]["ResourceEvaluation"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /**
         * 资源列表项
         * @description 资源大厅中的一张卡片。maturity 只在科技成果、instrumentModel 只在仪器设备、patentType 只在专利上出现。
         */
        ResourceItem: {
            /** 资源标识 */
            id: components["schemas"]["Id"];
            /** 资源名称 */
            title: string;
            /** 资源类型 */
            resourceType: components["schemas"]["ResourceType"];
            /** 资源分类 */
            categoryId: components["schemas"]["Id"];
            /** 资源分类 */
            categoryName: string;
            industryCode: components["schemas"]["IndustryCode"];
            fieldArea: components["schemas"]["FieldAreaList"];
            keywords: components["schemas"]["KeywordList"];
            /** 简介 */
            summary: string;
            /**
             * 封面
             * @description 未上传时为 null。
             */
            cover: components["schemas"]["Url"] | null;
            ownerType: components["schemas"]["ResourceOwnerType"];
            /** 持有方名称 */
            ownerName: string;
            /** 所在县区 */
            region: components["schemas"]["RegionCode"];
            priceType: components["schemas"]["ResourcePriceType"];
            /** 报价下限 */
            priceMin: components["schemas"]["NullableMoney"];
            /** 报价上限 */
            priceMax: components["schemas"]["NullableMoney"];
            maturity?: components["schemas"]["AchievementMaturity"];
            /** 仪器型号 */
            instrumentModel?: string;
            patentType?: components["schemas"]["PatentType"];
            /** 有效期 */
            validUntil?: components["schemas"]["Date"];
            status: components["schemas"]["ShownResourceStatus"];
            /** 发布时间 */
            publishTime: components["schemas"]["DateTime"];
            /** 浏览数 */
            viewCount: components["schemas"]["Count"];
            /** 对接数 */
            dockingCount: components["schemas"]["Count"];
            avgScore: components["schemas"]["MeanScore"];
        };
        /**
         * 资源分页
         * @description 一页资源。
         */
        ResourcePage: {
            /** 当页记录 */
            records: components["schemas"]["ResourceItem"][];
            total: components["schemas"]["PageTotal"];
            size: components["schemas"]["PageSize"];
            current: components["schemas"]["PageNumber"];
            pages: components["schemas"]["PageCount"];
        };
        /** 各类型需求数 */
        DemandTypeCount: {
            demandType: components["schemas"]["DemandType"];
            /** 条数 */
            count: components["schemas"]["Count"];
        };
        /** 各类型资源数 */
        ResourceTypeCount: {
            resourceType: components["schemas"]["ResourceType"];
            /** 条数 */
            count: components["schemas"]["Count"];
        };
        /**
         * 供需统计
         * @description 公开的需求、资源与对接成效。
         */
        SupplyDemandStats: {
            /**
             * 公开需求数
             * @description 与需求数接口一致。
             */
            demandCount: components["schemas"]["Count"];
            /** 征集中的需求数 */
            openDemandCount: components["schemas"]["Count"];
            /** 已完成的需求数 */
            completedDemandCount: components["schemas"]["Count"];
            /** 各类型需求数 */
            demandTypes: components["schemas"]["DemandTypeCount"][];
            /**
             * 公开资源数
             * @description 与资源数接口一致。
             */
            resourceCount: components["schemas"]["Count"];
            /** 各类型资源数 */
            resourceTypes: components["schemas"]["ResourceTypeCount"][];
            /** 对接总数 */
            dockingCount: components["schemas"]["Count"];
            /** 对接成功数 */
            finishedDockingCount: components["schemas"]["Count"];
            /**
             * 对接成功率
             * @description 成功数除以已结束的对接数；尚无结束的对接时为 null。
             */
            successRate: components["schemas"]["Percent"] | null;
            /**
             * 平均应答时间
             * @description 一位小数；尚无应答时为 null。
             */
            avgReplyHours: number | null;
            /** 统计时间 */
            updateTime: components["schemas"]["DateTime"];
        };
        /**
         * 用户的企业
         * @description 会员绑定的一家企业（§3.2）。
         */
        UserEnterprise: {
            id: components["schemas"]["Id"];
            enId: components["schemas"]["Id"];
            /** 企业名称 */
            name: string;
        };
        /**
         * 当前用户
         * @description 登录用户（§3.2）。
         */
        CurrentUser: {
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** 登录名 */
            loginName: string;
            /** 昵称 */
            nickName: string;
            /** @description 当前企业；未绑定任何企业时为 null。 */
            currentEnterprise: components["schemas"]["UserEnterprise"] | null;
        };
        /**
         * 单点登录授权码
         * @description 一次性授权码，第三方以此换取登录状态。
         */
        SsoCode: {
            /** 授权码 */
            code: string;
            /** 有效期 */
            expiresIn: number;
        };
        /**
         * 字典编码
         * @description 规格列出的字典（§3.4）。
         * @enum {string}
         */
        DictTypeCode: "PO_TECHNICAL" | "PO_PJ_STATE" | "EN_TYPE" | "PO_FIELD_AREA" | "PO_QUALIFICATIONS" | "PO_EN_TECH_LEVEL" | "PO_FEEDBACK_TYPE" | "POLICY_REMARK";
        /**
         * 字典条目
         * @description 字典中的一项（§3.2）。
         */
        DictEntry: {
            id: components["schemas"]["Id"];
            /** 显示文本 */
            label: string;
            /** 取值 */
            value: string;
        };
        /** 字典条目列表 */
        DictEntryList: components["schemas"]["DictEntry"][];
        /** 字典编码列表 */
        DictTypeCodeList: components["schemas"]["DictTypeCode"][];
        /**
         * 按编码分组的字典条目
         * @description 只含请求的编码（§3.4）。
         */
        DictEntriesByType: {
            PO_TECHNICAL?: components["schemas"]["DictEntryList"];
            PO_PJ_STATE?: components["schemas"]["DictEntryList"];
            EN_TYPE?: components["schemas"]["DictEntryList"];
            PO_FIELD_AREA?: components["schemas"]["DictEntryList"];
            PO_QUALIFICATIONS?: components["schemas"]["DictEntryList"];
            PO_EN_TECH_LEVEL?: components["schemas"]["DictEntryList"];
            PO_FEEDBACK_TYPE?: components["schemas"]["DictEntryList"];
            POLICY_REMARK?: components["schemas"]["DictEntryList"];
        };
        /**
         * 文件路径
         * @description 网关内文件的路径，不以 / 开头，不含 ..，不能指到文件目录之外。
         * @example f-0001
         * @example policy/2026/guide.pdf
         */
        FilePath: string;
        /**
         * 手机号
         * @description 数字，可含连字符或加号，最长 50（§5）。
         */
        Tel: string;
        /** 短信已发送 */
        SmsSent: {
            /** 多少秒后可重发 */
            resendAfter: number;
        };
        /** 刷新令牌表单 */
        RefreshForm: {
            /** 刷新令牌 */
            refreshToken: string;
        };
        /**
         * 令牌
         * @description 访问令牌与刷新令牌（§3.5、§7.1）。
         */
        Tokens: {
            /** 访问令牌 */
            access_token: string;
            /** 刷新令牌 */
            refresh_token: string;
        };
        /**
         * 图形验证码
         * @description 新建的图形验证码（§3.3），只能使用一次。
         */
        GraphCaptcha: {
            captchaCodeId: components["schemas"]["Id"];
            /**
             * 图片地址
             * @description 网关路径，取得图形验证码图片。
             */
            imageSrc: string;
        };
        /**
         * 短信验证码
         * @description 纯数字，最长 20（§5）。
         */
        VerifyCode: string;
        /**
         * 新密码
         * Format: password
         * @description 编码方式同密码：明文或 RSA 密文。解密后 8–50 个字符，大写字母、小写字母、数字、符号四类至少三类；不符合时返回 3000。
         */
        NewPassword: string;
        /**
         * 手机号与新密码表单
         * @description 注册与找回密码共用（§3.3 SMS form）。
         */
        TelPasswordForm: {
            tel: components["schemas"]["Tel"];
            verifyCode: components["schemas"]["VerifyCode"];
            password: components["schemas"]["NewPassword"];
        };
        /** 行政区划 */
        Region: {
            id: components["schemas"]["Id"];
            /** 名称 */
            name: string;
            code: components["schemas"]["RegionCode"];
        };
        /** 行政区划列表 */
        RegionList: components["schemas"]["Region"][];
        /** 令牌检查表单 */
        TokenCheckForm: {
            /** 访问令牌 */
            token: string;
        };
        /** 令牌状态 */
        TokenState: {
            /** 是否有效 */
            valid: boolean;
            /**
             * 剩余有效期
             * @description 无效时为 0。
             */
            expiresIn: number;
            /**
             * 是否已在别处登录
             * @description 同一账号只保留一处登录（§9）；为 true 时，本次登录的访问令牌与刷新令牌都已失效。
             */
            takenOver?: boolean;
        };
        /**
         * 模块编码
         * @enum {string}
         */
        ModuleCode: "FOOTER_LINK" | "PARTNER" | "HOTLINE" | "QUICK_ENTRY";
        /**
         * 模块链接
         * @description 没有 url 的条目只显示文字（§2.3）。
         */
        ModuleLink: {
            /** 名称 */
            name: string;
            url?: components["schemas"]["Url"];
            icon?: components["schemas"]["Url"];
            /**
             * 是否外部链接
             * @description 外部链接在新窗口打开（§2.3）。
             */
            out: boolean;
            /** 顺序 */
            sort: number;
        };
        /**
         * 模块配置
         * @description 一组可配置的链接。
         */
        ModuleConfig: {
            moduleCode: components["schemas"]["ModuleCode"];
            /**
             * 链接
             * @description 按 sort 升序。
             */
            items: components["schemas"]["ModuleLink"][];
        };
        /** 模块配置列表 */
        ModuleConfigList: components["schemas"]["ModuleConfig"][];
        /**
         * 默认行政区划
         * @description 租户所在的省、市、县（§9）。
         */
        AreaCodes: {
            province: components["schemas"]["RegionCode"];
            city: components["schemas"]["RegionCode"];
            region: components["schemas"]["RegionCode"];
        };
        /**
         * 租户
         * @description 启动时取得（§1、§3.2、§7）。
         */
        Tenant: {
            id: components["schemas"]["Id"];
            /** 站点名称 */
            name: string;
            /** 租户域名 */
            host: string;
            areaCodes: components["schemas"]["AreaCodes"];
            logo?: components["schemas"]["Url"];
            /**
             * 主题色
             * @description 格式 #RRGGBB。
             */
            themeColor: string;
            /** 服务热线 */
            hotline: string;
            /** 服务时间 */
            serviceHours: string;
            customerServiceQr?: components["schemas"]["Url"];
            /** ICP 备案号 */
            icp?: string;
            /** 公安备案号 */
            policeNo?: string;
            /** 政府网站标识码 */
            siteIdCode?: string;
            /** 主办单位 */
            organizer?: string;
            /** 承办单位 */
            company?: string;
            /** 地址 */
            address?: string;
            /**
             * RSA 公钥
             * @description 密码加密用，SPKI 的 base64，不含首尾行；缺省时密码以明文经 HTTPS 发送。
             */
            rsaPublicKey?: string;
        };
        /** 第三方扫码登录二维码 */
        ZzQr: {
            qrId: components["schemas"]["Id"];
            /** 二维码内容 */
            content: string;
            /** 有效期 */
            expiresIn: number;
        };
        /** 第三方扫码登录换取令牌表单 */
        ZzTokenForm: {
            qrId: components["schemas"]["Id"];
        };
        /** 上传表单 */
        UploadForm: {
            /**
             * 文件
             * Format: binary
             * @description 单个文件，扩展名与内容都须相符。
             */
            file: string;
        };
        /**
         * 密码
         * Format: password
         * @description 明文（最多 50 个字符，§5），或 RSA 密文：按 32 个字符分段，每段以租户公钥 PKCS#1 v1.5 加密后取 base64，再用英文逗号连接（§7）。
         *     超过 50 个字符即视为密文。
         */
        Password: string;
        /** 修改密码表单 */
        PasswordChangeForm: {
            /** 原密码 */
            oldPassword: components["schemas"]["Password"];
            newPassword: components["schemas"]["NewPassword"];
        };
        /** 修改头像表单 */
        PhotoForm: {
            /** 头像 */
            image: components["schemas"]["Url"];
        };
        /**
         * 登录类型
         * @description 只有会员登录（§9）。
         * @enum {string}
         */
        LoginType: "member";
        /**
         * 密码登录表单
         * @description 用户名与密码登录（§3.3、§5）。
         */
        LoginForm: {
            /**
             * 用户名
             * @description 登录名或手机号。
             */
            username: string;
            password: components["schemas"]["Password"];
            /**
             * 图形验证码
             * @description 不区分大小写，最长 20（§5）。
             */
            captchaCode: string;
            captchaCodeId: components["schemas"]["Id"];
            loginType?: components["schemas"]["LoginType"];
        };
        /** 登录或注册表单 */
        LoginOrRegisterForm: {
            tel: components["schemas"]["Tel"];
            verifyCode: components["schemas"]["VerifyCode"];
            loginType?: components["schemas"]["LoginType"];
        };
        /** 企业门户登录表单 */
        EnterprisePortalForm: {
            enId: components["schemas"]["Id"];
        };
        /** 企业门户令牌 */
        EnterprisePortalToken: {
            /** 令牌 */
            token: string;
            /**
             * 企业门户地址
             * @description 打开即以该令牌登录；令牌在
             */
            url: string;
        };
        /**
         * 错误明细
         * @description 多条错误中的一条（§8）。
         */
        ErrorItem: {
            errorMessage: components["schemas"]["ErrorText"];
            /**
             * 出错字段
             * @description 请求中出错字段的路径，如 body.tel。
             */
            field?: string;
        };
        /** 错误明细列表 */
        ErrorItemList: components["schemas"]["ErrorItem"][];
        /**
         * 业务错误
         * @description HTTP 200 但 returnCode 不以 200 开头；errorMessage 可以是字符串、列表或对象（§8）。成功的回复没有 errorMessage，失败的回复总有，
         *     因此两者不看返回码也能区分。
         */
        BusinessError: {
            returnCode: components["schemas"]["FailureCode"];
            /**
             * 错误说明
             * @description returnCode 为 3000 时是一句概括，逐条的说明在 data 中。
             */
            errorMessage: components["schemas"]["ErrorText"] | components["schemas"]["ErrorItemList"] | components["schemas"]["ErrorItem"];
            /** @description returnCode 为 3000 时的错误列表。 */
            data?: components["schemas"]["ErrorItemList"] | null;
            /**
             * 多少秒后可再试
             * @description returnCode 为 4005 且知道要等多久时返回。
             */
            retryAfter?: number;
        };
    };
    responses: {
        /** @description 请求无法解析（JSON 损坏、内容类型不符、请求体过大）。 */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpError"];
            };
        };
        /** @description 未登录或令牌已失效（§8）。 */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpError"];
            };
        };
        /** @description 接口地址不存在（§8）。 */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpError"];
            };
        };
        /** @description 服务器内部错误（§8）。 */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpError"];
            };
        };
        /** @description 文件不属于当前会员（4030）；不以信封回复的接口才有此状态，其他接口的 4030 在 HTTP 200 的信封中。 */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HttpError"];
            };
        };
    };
    parameters: {
        /**
         * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
         * @example portal.example.gov.cn
         */
        TenantHost: string;
        /** @description 页码，从 1 开始，默认 1。 */
        Current: number;
        /** @description 每页条数，默认 10，最多 50。 */
        Size: number;
        /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
        MemberEnId: components["schemas"]["Id"];
        /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
        EnterpriseId: components["schemas"]["Id"];
        /** @description 仅服务端代访客调用时发送，访客 IP（§7）；没有时取连接的地址。 */
        ClientIp: string;
        /**
         * @description 签名（§7）。算法：去掉空参数，按参数名升序，以 k=v 用 & 连接，再追加 &tenantId={租户 id}&timestamp={timestamp}&nonce={nonce}，
         *     取 SHA-256，转大写十六进制。仅用于防爬，不是认证。
         */
        Sign: string;
        /** @description 签名时间，毫秒时间戳；与服务器相差多久即拒绝，见 SignatureTimestamp 的 x-terms。 */
        Timestamp: components["schemas"]["SignatureTimestamp"];
        /** @description 一次性随机串。 */
        Nonce: string;
        /** @description 仅服务端代访客调用时发送，固定为 PC（§7）。 */
        Source: "PC";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    commitCloud: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudForm"];
            };
        };
        responses: {
            /** @description 测算结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCloudInfo: {
        parameters: {
            query?: {
                /** @description 企业标识；不填则取不与企业关联的一份。 */
                enId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 保存内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["CloudInfo"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCostCalculation: {
        parameters: {
            query?: {
                /** @description 企业标识；不填则取不与企业关联的一份。 */
                enId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 保存内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["CostCalculation"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCostCalculation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCalculationForm"];
            };
        };
        responses: {
            /** @description 测算结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    evaluateEnterpriseSize: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterpriseSizeForm"];
            };
        };
        responses: {
            /** @description 测算结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listIndustryFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 行业与指标 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["IndustryFieldList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTechnologyEvaluation: {
        parameters: {
            query?: {
                /** @description 企业标识；不填则取不与企业关联的一份。 */
                enId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 保存内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["TechnologyEvaluation"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveTechnologyEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TechnologyEvaluationForm"];
            };
        };
        responses: {
            /** @description 测算结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            /** @description 已提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    claimRobotSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotSessionClaimForm"];
            };
        };
        responses: {
            /** @description 已转入 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageRobotSessions: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页会话 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RobotSessionPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    renameRobotSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotSessionTitleForm"];
            };
        };
        responses: {
            /** @description 已改名 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    commitTecEnForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TecEnCommitForm"];
            };
        };
        responses: {
            /** @description 测算结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTecEnForm: {
        parameters: {
            query?: {
                /** @description 企业标识；不填则取不与企业关联的一份。 */
                enId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 评价表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["TecEnForm"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveTecEnFormBase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TecEnBaseForm"];
            };
        };
        responses: {
            /** @description 保存后的评价表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["TecEnForm"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteToolResult: {
        parameters: {
            query: {
                /** @description 结果标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已删除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getToolResult: {
        parameters: {
            query: {
                /** @description 结果标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 测算记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolRecord"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listToolResults: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 政策工具。 */
                toolCode?: components["schemas"]["ToolCode"];
                /** @description 企业标识。 */
                enId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResultPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    evaluateToolRecord: {
        parameters: {
            query: {
                /** @description 结果标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 按现行规则的结果，与带入的内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolRecord"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageRobotKeywords: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页快捷词 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RobotKeywordPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateRobotKeyword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotKeywordHit"];
            };
        };
        responses: {
            /** @description 已记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    answerRobotQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotAnswerForm"];
            };
        };
        responses: {
            /** @description 回答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RobotAnswer"];
                    } | components["schemas"]["BusinessError"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAnswerFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotAnswerFeedbackForm"];
            };
        };
        responses: {
            /** @description 已记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    suggestRobotQuestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotQuestionForm"];
            };
        };
        responses: {
            /** @description 相近的问题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RobotQuestionSuggestions"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteRobotSession: {
        parameters: {
            query: {
                /** @description 会话标识。 */
                sessionId: components["schemas"]["RobotSessionId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已清除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRobotSession: {
        parameters: {
            query: {
                /** @description 会话标识。 */
                sessionId: components["schemas"]["RobotSessionId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 会话内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RobotConversation"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    previewToolResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolTrialForm"];
            };
        };
        responses: {
            /** @description 试算结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listToolRules: {
        parameters: {
            query?: {
                /** @description 政策工具；缺省为全部。 */
                toolCode?: components["schemas"]["ToolCode"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 规则列表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolRuleList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    scoreSrdi: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SrdiScoreForm"];
            };
        };
        responses: {
            /** @description 评分结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ToolResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAttractIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttractIntentForm"];
            };
        };
        responses: {
            /** @description 受理单 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["AttractIntentReceipt"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addContentFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentFavoriteForm"];
            };
        };
        responses: {
            /** @description 已收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteContentFavorite: {
        parameters: {
            query: {
                /** @description 收藏对象类型。 */
                targetType: components["schemas"]["ContentFavoriteTarget"];
                /** @description 对象标识。 */
                targetId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已取消收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listContentFavorites: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 收藏对象类型；缺省为全部。 */
                targetType?: components["schemas"]["ContentFavoriteTarget"];
                /** @description 只查某一对象是否已收藏。 */
                targetId?: components["schemas"]["Id"];
                /** @description 按标题筛选。 */
                keyword?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 收藏分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ContentFavoritePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAttract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 招商项目标识，取 AttractItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 招商项目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Attract"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAttracts: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按项目名称、产业链与摘要模糊检索；大写 W 照规格原样（§7.4）。 */
                keyWord?: string;
                /** @description 招商类别。 */
                category?: components["schemas"]["AttractCategory"];
                /** @description 所在区县。 */
                regRegion?: components["schemas"]["RegionCode"];
                /** @description 排序；缺省为最新。 */
                sort?: "NEWEST" | "VIEW";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 招商分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["AttractPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getHelpArticle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 文章标识，取 HelpArticleItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帮助文章 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["HelpArticle"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listHelpArticles: {
        parameters: {
            query?: {
                /** @description 关键词。 */
                keyword?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帮助目录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["HelpArticleGroupList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 资讯标识，取 NoticeItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 资讯 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Notice"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 栏目；缺省为全部栏目。 */
                columnCode?: components["schemas"]["NoticeColumn"];
                /** @description 按标题模糊检索。 */
                name?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 资讯分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["NoticePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getContentSubject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 专题标识，取 ContentSubjectItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 专题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ContentSubject"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listContentSubjects: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 专题类型；缺省为全部。 */
                kind?: components["schemas"]["ContentSubjectKind"];
                /** @description 按标题与摘要模糊检索。 */
                name?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 专题分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ContentSubjectPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 广告标识，取 Ad.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 广告 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["AdDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description 广告位；缺省为全部。 */
                position?: components["schemas"]["AdPosition"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 广告列表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["AdList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterpriseBasic: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 基本信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["BasicDTO"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    bindEnterprise: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterpriseBindForm"];
            };
        };
        responses: {
            /** @description 绑定关系 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Enterprise"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterpriseCarrier: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 载体信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["CarrierDTO"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterpriseDetails: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 企业详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EnterpriseDetails"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listElectricityCertificates: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 企业标识；缺省为全部企业。 */
                enId?: components["schemas"]["Id"];
                /** @description 认定状态；缺省为全部。 */
                status?: components["schemas"]["ElectricityStatus"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 认定分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ElectricityCertificatePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveElectricityCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElectricityCertificateForm"];
            };
        };
        responses: {
            /** @description 认定申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ElectricityCertificate"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterpriseIntellectual: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 知识产权信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["IntellectualDTO"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyEnterprises: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 企业列表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EnterpriseList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterpriseManagement: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 经营信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ManagementDTO"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    matchBindEnterprise: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileSubmission"];
            };
        };
        responses: {
            /** @description 绑定结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["MatchBindResult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterprisePersonnel: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 人员信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PersonnelDTO"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnterpriseProject: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 项目信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProjectDTO"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEnterpriseBasic: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasicDTO"];
            };
        };
        responses: {
            /** @description 完整度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProfileCompletion"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEnterpriseCarrier: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierDTO"];
            };
        };
        responses: {
            /** @description 完整度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProfileCompletion"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEnterpriseIntellectual: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntellectualDTO"];
            };
        };
        responses: {
            /** @description 完整度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProfileCompletion"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEnterpriseManagement: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagementDTO"];
            };
        };
        responses: {
            /** @description 完整度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProfileCompletion"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEnterprisePersonnel: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonnelDTO"];
            };
        };
        responses: {
            /** @description 完整度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProfileCompletion"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEnterpriseProject: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDTO"];
            };
        };
        responses: {
            /** @description 完整度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ProfileCompletion"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    unbindEnterprise: {
        parameters: {
            query: {
                /** @description 绑定标识，取 Enterprise.id。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已解绑 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFacilitatorCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 企业标识，取 Enterprise.enId。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 服务商名片 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorCard"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    commitFacilitator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 企业标识，取 Enterprise.enId。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilitatorResume"];
            };
        };
        responses: {
            /** @description 提交结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorSubmission"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFacilitatorDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 企业标识，取 Enterprise.enId。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 服务商资料与状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorDetails"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFacilitatorEvaluations: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 方向；RECEIVED 为我的企业作为服务商收到的；缺省为我给出的。 */
                direction?: "GIVEN" | "RECEIVED";
                /** @description 评价状态；缺省为全部。 */
                status?: components["schemas"]["FacilitatorEvaluationStatus"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 评价分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorEvaluationPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFacilitatorEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilitatorEvaluationChange"];
            };
        };
        responses: {
            /** @description 评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorEvaluation"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createFacilitatorEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilitatorEvaluationForm"];
            };
        };
        responses: {
            /** @description 评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorEvaluation"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveFacilitatorEvaluationReply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilitatorEvaluationReplyForm"];
            };
        };
        responses: {
            /** @description 已回复 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFacilitatorFavorites: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按服务商名称筛选。 */
                keyword?: string;
                /** @description 只查某一服务商是否已收藏。 */
                targetId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 收藏分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorFavoritePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addFacilitatorFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 服务商标识，取 FacilitatorItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFacilitatorFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 服务商标识，取 FacilitatorItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已取消收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFacilitatorStatistics: {
        parameters: {
            query?: {
                /** @description 走势的天数；缺省为 7。 */
                days?: 7 | 30 | 90;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 企业标识，取 Enterprise.enId。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 统计 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorStatistics"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPolicyAttributes: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 企业政策属性 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EnterprisePolicyAttributes"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    savePolicyAttributes: {
        parameters: {
            query: {
                /** @description 企业标识，须是当前会员绑定的企业，否则返回 4030。 */
                enId: components["parameters"]["MemberEnId"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterprisePolicyAttributes"];
            };
        };
        responses: {
            /** @description 已保存 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countEnterprises: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 企业数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Count"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getElectricityTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 模板文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["UploadedFile"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchEnterprises: {
        parameters: {
            query: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 企业名称的一部分。 */
                name: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 企业库分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EnterpriseRecordPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countFacilitators: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 服务商数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Count"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listShownFacilitatorEvaluations: {
        parameters: {
            query: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 服务商标识，取 FacilitatorItem.id。 */
                facilitatorId: components["schemas"]["Id"];
                /** @description 只看某一总体评分。 */
                overall?: number;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 评价分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ShownFacilitatorEvaluationPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFacilitators: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按名称、标签与一句话介绍模糊检索。 */
                name?: string;
                /** @description 机构类型。 */
                providerType?: components["schemas"]["FacilitatorType"];
                /** @description 排序；缺省为综合。 */
                sort?: "DEFAULT" | "SCORE" | "VIEW";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 服务商分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFacilitatorProducts: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按产品名称、应用领域与服务商名称模糊检索。 */
                name?: string;
                /** @description 服务类别，一级或二级类别的标识，取 typeList 中 type 为 SERVICE 的类别；一级含其全部二级。 */
                categoryId?: components["schemas"]["Id"];
                /** @description 服务商标识。 */
                facilitatorId?: components["schemas"]["Id"];
                /** @description 价格方式。 */
                priceType?: components["schemas"]["ProductPriceType"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 产品分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["FacilitatorProductPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFacilitator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 服务商标识，取 FacilitatorItem.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 服务商 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Facilitator"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAttributeLevels: {
        parameters: {
            query: {
                /** @description 属性编码，取字典项的 value（§7.1）。 */
                code: string;
                /** @description 属性所属的字典（§7.1）。 */
                parent: "PO_QUALIFICATIONS" | "PO_TECHNICAL";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 级别列表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["AttributeLevelList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addInvestmentFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentFavoriteForm"];
            };
        };
        responses: {
            /** @description 已收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteInvestmentFavorite: {
        parameters: {
            query: {
                /** @description 收藏对象类型。 */
                targetType: components["schemas"]["InvestmentFavoriteTarget"];
                /** @description 载体标识。 */
                targetId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已取消收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listInvestmentFavorites: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 收藏对象类型；缺省为全部。 */
                targetType?: components["schemas"]["InvestmentFavoriteTarget"];
                /** @description 只查某一载体是否已收藏。 */
                targetId?: components["schemas"]["Id"];
                /** @description 按名称筛选。 */
                keyword?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 收藏分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["InvestmentFavoritePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveInvestmentIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestmentIntentForm"];
            };
        };
        responses: {
            /** @description 受理单 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["InvestmentIntentReceipt"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLandResourceDetail: {
        parameters: {
            query: {
                /** @description 载体标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 土地 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["LandResource"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOfficeResourceDetail: {
        parameters: {
            query: {
                /** @description 载体标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 写字楼 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["OfficeResource"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getHouseResourceDetail: {
        parameters: {
            query: {
                /** @description 载体标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 厂房 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["HouseResource"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnvironmentDetail: {
        parameters: {
            query: {
                /** @description 载体标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 投资环境 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["InvestmentEnvironment"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listShowResourcesByType: {
        parameters: {
            query: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 载体类型。 */
                type: components["schemas"]["InvestmentType"];
                /** @description 按名称、园区、地址与标签模糊检索。 */
                name?: string;
                /** @description 所在区县。 */
                regRegion?: components["schemas"]["RegionCode"];
                /** @description 所在园区。 */
                park?: string;
                /** @description 交易方式；RENT 与 SALE 也包含 BOTH。 */
                tradeType?: components["schemas"]["InvestmentTradeType"];
                /** @description 面积下限，单位平方米。 */
                minArea?: number;
                /** @description 面积上限，单位平方米。 */
                maxArea?: number;
                /** @description 价格下限，单位同 priceUnit；面议的不排除。 */
                minPrice?: number;
                /** @description 价格上限，单位同 priceUnit；面议的不排除。 */
                maxPrice?: number;
                /** @description 层高不低于，单位米；仅厂房与仓储。 */
                minFloorHeight?: number;
                /** @description 楼面荷载不低于，单位千克/平方米；仅厂房与仓储。 */
                minFloorLoad?: number;
                /** @description 火灾危险性类别；仅厂房与仓储。 */
                fireLevel?: components["schemas"]["HouseFireLevel"];
                /** @description true 只看可分割的；仅厂房与仓储。 */
                canSplit?: boolean;
                /** @description 该日或之前可交付；没有交付日期的为现状交付。 */
                availableBefore?: components["schemas"]["Date"];
                /** @description 排序：AREA 面积从大到小，PRICE 价格从低到高；缺省为最新更新。 */
                sort?: "NEWEST" | "AREA" | "PRICE" | "VIEW";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 载体分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ShowResourcePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteHistory: {
        parameters: {
            query: {
                /** @description 足迹标识，最多 50 个，以逗号连接。 */
                ids: components["schemas"]["MessageIdList"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已删除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAllHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已清空 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 足迹对象类型；缺省为全部。 */
                targetType?: components["schemas"]["HistoryTarget"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 足迹分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["HistoryPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HistoryForm"];
            };
        };
        responses: {
            /** @description 已记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getHistorySetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 足迹设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["HistorySetting"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setHistorySetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HistorySettingForm"];
            };
        };
        responses: {
            /** @description 足迹设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["HistorySetting"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 未读消息数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["UnreadCount"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMessages: {
        parameters: {
            query: {
                /** @description 消息标识，最多 50 个，以逗号连接。 */
                ids: components["schemas"]["MessageIdList"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已删除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 消息类型；缺省为全部。 */
                type?: components["schemas"]["MessageType"];
                /** @description true 只看已读，false 只看未读；缺省为全部。 */
                read?: boolean;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 消息分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["MessagePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    readMessage: {
        parameters: {
            query: {
                /** @description 消息标识，all 表示全部。 */
                id: components["schemas"]["MessageToRead"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已置为已读 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    transformMessage: {
        parameters: {
            query: {
                /** @description 消息标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 消息的去向 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["MessageTarget"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    savePolicyCorrection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyCorrectionRequest"];
            };
        };
        responses: {
            /** @description 已提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteDeclareRecord: {
        parameters: {
            query: {
                /** @description 申报记录标识，取 DeclareRecordItem.id。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已删除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDeclareRecord: {
        parameters: {
            query: {
                /** @description 申报记录标识，取 DeclareRecordItem.id。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 申报记录详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DeclareRecordDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDeclareRecords: {
        parameters: {
            query?: {
                /** @description 按政策标题筛选。 */
                keyword?: string;
                /** @description 办理方式；缺省为全部。 */
                kind?: components["schemas"]["DeclareKind"];
                /** @description 办理阶段；缺省为全部。 */
                stage?: components["schemas"]["DeclareStage"];
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页申报记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DeclareRecordPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveDeclareRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareRecordForm"];
            };
        };
        responses: {
            /** @description 已登记 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DeclareRecordState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDeclareRecordStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareStatusForm"];
            };
        };
        responses: {
            /** @description 改变后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DeclareRecordState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    savePolicyEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyEvaluationRequest"];
            };
        };
        responses: {
            /** @description 已评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveManagerConsult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyConsultRequest"];
            };
        };
        responses: {
            /** @description 受理单 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyConsult"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPolicyFavorites: {
        parameters: {
            query?: {
                /** @description 按政策标题筛选。 */
                keyword?: string;
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyFavoritePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPolicyFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 政策标识，取 PolicyListItem.id（§7.3）。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePolicyFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 政策标识，取 PolicyListItem.id（§7.3）。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已取消收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPolicyMatch: {
        parameters: {
            query: {
                /** @description 政策标识（取 PolicyListItem.id）。 */
                policyId: components["schemas"]["Id"];
                /** @description 企业标识（取 Enterprise.enId）。 */
                enId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一条政策的匹配结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyMatchItem"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCustomerMatchReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyMatchRequest"];
            };
        };
        responses: {
            /** @description 会员匹配报告 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyMatchReport"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createTalentMatchReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyTalentMatchRequest"];
            };
        };
        responses: {
            /** @description 人才政策匹配报告 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyMatchReport"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubscribedPolicies: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicySubscribedListRequest"];
            };
        };
        responses: {
            /** @description 一页政策 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyTagRequest"];
            };
        };
        responses: {
            /** @description 已订阅的标签 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyTag"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addTagsBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyTagBatchRequest"];
            };
        };
        responses: {
            /** @description 当前会员订阅的全部标签 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyTagList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTag: {
        parameters: {
            query: {
                /** @description 标签标识。 */
                tagId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已取消订阅 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAllTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已清空 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    previewDigest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 订阅汇总预览 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyDigest"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTopTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 首要标签 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyTagList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description 标签类型。 */
                tagType?: components["schemas"]["PolicyTagType"];
                /** @description 上级标签。 */
                parentId?: components["schemas"]["Id"];
                /** @description 标签名称包含的文字。 */
                keyword?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 标签库 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyTagList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMySubscribedTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的订阅 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicySubscription"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProposedTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 推荐订阅的标签 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyTagProposalList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    subscribeTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicySubscriptionRequest"];
            };
        };
        responses: {
            /** @description 保存后的订阅 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicySubscription"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    previewDeclareDoc: {
        parameters: {
            query: {
                /** @description 文件地址，取自申报文件的 docUrl（§7.3）。 */
                docUrl: components["schemas"]["GatewayUrl"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 申报文件预览 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageShownDeclarations: {
        parameters: {
            query?: {
                /** @description 政策标题或批次名称包含的文字。 */
                keyword?: string;
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页申报 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyDeclarationPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentEnterpriseBasic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 匹配用企业信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyEnterpriseBasic"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageDeclareFiles: {
        parameters: {
            query?: {
                /** @description 文件标题包含的文字。 */
                keyword?: string;
                /** @description 年度。 */
                year?: number;
                /** @description 发布部门。 */
                department?: string;
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyDeclareFilePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAppletCode: {
        parameters: {
            query: {
                /** @description 政策标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 小程序码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyAppletCode"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAppletCodeNew: {
        parameters: {
            query: {
                /** @description 短码。 */
                scene: string;
                /** @description 小程序页面。 */
                page?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 小程序码（新） */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyAppletCode"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    encodeAppletShortUuid: {
        parameters: {
            query: {
                /** @description 待编码的标识，如政策标识。 */
                uuid: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 小程序短码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyAppletShortUuid"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCalendarDay: {
        parameters: {
            query: {
                /** @description 日期。 */
                date: components["schemas"]["Date"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 政策日历一天 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyCalendarEventList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCalendarMonth: {
        parameters: {
            query: {
                /** @description 年。 */
                year: number;
                /** @description 月。 */
                month: number;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 政策月历 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyCalendarMonth"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCalendarYear: {
        parameters: {
            query: {
                /** @description 年。 */
                year: number;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 政策年历 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyCalendarYear"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFrequentDeclaration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 申报标识，取 PolicyDeclaration.id（§7.3）。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 申报常见问题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyQaList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageDeclarations: {
        parameters: {
            query?: {
                /** @description 政策标题或批次名称包含的文字。 */
                keyword?: string;
                /** @description 申报状态，可多选；OPEN 包含即将截止的批次。 */
                declareState?: components["schemas"]["PolicyDeclarationState"][];
                /** @description 政策层级，可多选。 */
                level?: components["schemas"]["PolicyLevel"][];
                /** @description 受理部门，可多选。 */
                department?: string[];
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页申报 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyDeclarationPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    registerGeet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 行为验证初始化 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["GeetRegistration"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    associatePolicyWords: {
        parameters: {
            query: {
                /** @description 已输入的文字（§7.3）。 */
                keyword: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 联想词、标签与政策标题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyAssociation"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPolicyDetail: {
        parameters: {
            query: {
                /** @description 政策标识（§7.3）。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 政策详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPolicies: {
        parameters: {
            query?: {
                /** @description 政策层级，可多选。 */
                level?: components["schemas"]["PolicyLevel"][];
                /** @description 政策类别，可多选。 */
                category?: components["schemas"]["PolicyCategory"][];
                /** @description 发文单位，可多选。 */
                department?: string[];
                /** @description 排序，默认 NEW；MATCH 同 NEW。 */
                sort?: components["schemas"]["PolicySort"];
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页政策 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createMatchReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyMatchRequest"];
            };
        };
        responses: {
            /** @description 访客匹配报告 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyMatchReport"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countPolicies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 政策数量 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyCount"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPolicyRecommendations: {
        parameters: {
            query?: {
                /** @description 条数，默认 10，最多 50。 */
                size?: number;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path: {
                /** @description 政策标识，取 PolicyListItem.id（§7.3）。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 相关推荐 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listRecommendedPolicies: {
        parameters: {
            query?: {
                /** @description 条数，默认 10，最多 50。 */
                size?: number;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 推荐政策 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchPolicies: {
        parameters: {
            query?: {
                /** @description 关键词，匹配标题、摘要、标签、对象与正文。 */
                keyword?: string;
                /** @description 标签标识（§2.1）。 */
                policyTag?: components["schemas"]["Id"];
                /** @description 标签名称，供页面回显；筛选以 policyTag 为准，只有名称时按名称筛选（§2.1）。 */
                policyTagName?: string;
                /** @description 联想词标识（§2.1、§2.3）。 */
                associatedWordId?: components["schemas"]["Id"];
                /** @description 联想词；标识无效或缺省时按该词搜索（§2.1、§2.3）。 */
                associatedWordName?: string;
                /** @description 政策层级，可多选。 */
                level?: components["schemas"]["PolicyLevel"][];
                /** @description 发文单位，可多选，取值见 facets.department。 */
                department?: string[];
                /** @description 政策类别，可多选。 */
                category?: components["schemas"]["PolicyCategory"][];
                /** @description 支持方式，可多选。 */
                supportMode?: components["schemas"]["PolicySupportMode"][];
                /** @description 兑现方式，可多选。 */
                enjoyMode?: components["schemas"]["PolicyEnjoyMode"][];
                /** @description 适用行业，可多选，取值见 facets.industry；不限行业的政策总是命中。 */
                industry?: string[];
                /** @description 企业规模，可多选；不限规模的政策总是命中。 */
                scale?: components["schemas"]["PolicyScale"][];
                /** @description 申报状态，可多选；OPEN 包含即将截止的政策。 */
                declareState?: components["schemas"]["PolicyDeclarationState"][];
                /** @description 支持金额不低于（万元）；没有数额的政策不命中。 */
                amountMin?: components["schemas"]["Money"];
                /** @description 支持金额区间（万元），可多选；与 amountMin 同时给出时两者都须满足。 */
                amountRange?: components["schemas"]["PolicyAmountRange"][];
                /** @description 发布日期的开始（含）。 */
                publishFrom?: components["schemas"]["Date"];
                /** @description 发布日期的结束（含）。 */
                publishTo?: components["schemas"]["Date"];
                /** @description 效力状态，可多选；缺省时只查 EFFECTIVE。 */
                validity?: components["schemas"]["PolicyValidity"][];
                /**
                 * @description 为 true 时只要与当前企业可能符合的政策：算得出匹配度，且没有必须满足的条件不符合（PolicyMatchBucket 的 HIGH、MID、POTENTIAL）。
                 *     没有企业信息可比对时不命中，访客也是。
                 */
                fitting?: boolean;
                /** @description 排序，默认 MATCH。 */
                sort?: components["schemas"]["PolicySort"];
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
                /** @description 仅服务端代访客调用时发送，访客 IP（§7）；没有时取连接的地址。 */
                "client-ip"?: components["parameters"]["ClientIp"];
                /**
                 * @description 签名（§7）。算法：去掉空参数，按参数名升序，以 k=v 用 & 连接，再追加 &tenantId={租户 id}&timestamp={timestamp}&nonce={nonce}，
                 *     取 SHA-256，转大写十六进制。仅用于防爬，不是认证。
                 */
                sign: components["parameters"]["Sign"];
                /** @description 签名时间，毫秒时间戳；与服务器相差多久即拒绝，见 SignatureTimestamp 的 x-terms。 */
                timestamp: components["parameters"]["Timestamp"];
                /** @description 一次性随机串。 */
                nonce: components["parameters"]["Nonce"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页政策与筛选分面 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicySearchPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTalentPolicies: {
        parameters: {
            query?: {
                /** @description 关键词，匹配标题、摘要、标签、对象与正文。 */
                keyword?: string;
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页政策 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTodayDeclarations: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页政策 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPolicySubject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，当前企业标识（§7），据此计算匹配度等。没有或会员未绑定该企业时取最先绑定的企业；访客发来的不读取。 */
                "enterprise-id"?: components["parameters"]["EnterpriseId"];
            };
            path: {
                /** @description 专项标识，取 PolicySubject.id（§7.3）。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 政策专项详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicySubjectDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPolicySubjects: {
        parameters: {
            query?: {
                /** @description 主题类型。 */
                themeType?: components["schemas"]["PolicySubjectTheme"];
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页专项 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicySubjectPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    queryHotTags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 热门标签 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["PolicyHotTagList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteDemand: {
        parameters: {
            query: {
                /** @description 需求标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已删除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomerDemands: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 以哪家企业计算匹配；缺省为当前企业。 */
                enId?: components["schemas"]["Id"];
                /** @description 按需求名称与关键词模糊检索。 */
                name?: string;
                /** @description 需求类型。 */
                demandType?: components["schemas"]["DemandType"];
                /** @description 技术领域。 */
                fieldArea?: components["schemas"]["FieldArea"];
                /** @description true 时只看没有对接过的。 */
                undocked?: boolean;
                /** @description 排序；缺省为最匹配。 */
                sort?: "MATCH" | "NEWEST" | "DEADLINE";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页需求 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["CustomerDemandPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    evaluateDemandDocking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DockingEvaluationForm"];
            };
        };
        responses: {
            /** @description 已评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingEvaluationState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDemandDocking: {
        parameters: {
            query: {
                /** @description 对接标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 需求对接详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDemandDockings: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 只看这条需求的对接。 */
                demandId?: components["schemas"]["Id"];
                /** @description 本方角色；缺省为全部。 */
                role?: components["schemas"]["DockingRole"];
                /** @description 状态。 */
                status?: components["schemas"]["DockingStatus"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页对接 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveDemandDocking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandDockingForm"];
            };
        };
        responses: {
            /** @description 已提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingReceipt"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDemandDockingStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DockingStatusForm"];
            };
        };
        responses: {
            /** @description 改变后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    favoriteDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyFavoriteForm"];
            };
        };
        responses: {
            /** @description 已处理 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SupplyFavoriteState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavoriteDemands: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按需求名称模糊检索。 */
                name?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandFavoritePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMyDemand: {
        parameters: {
            query: {
                /** @description 需求标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的需求详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandOwnDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyDemands: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 只看这家企业；缺省为当前会员绑定的全部企业。 */
                enId?: components["schemas"]["Id"];
                /** @description 按需求名称模糊检索。 */
                name?: string;
                /** @description 状态。 */
                status?: components["schemas"]["DemandStatus"];
                /** @description 排序；缺省为最近更新。 */
                sort?: components["schemas"]["SupplyOwnSort"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页需求 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandOwnPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveDemand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandForm"];
            };
        };
        responses: {
            /** @description 保存后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDemandStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandStatusForm"];
            };
        };
        responses: {
            /** @description 改变后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyDockingEvaluations: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 方向；缺省为我给出的。 */
                direction?: "GIVEN" | "RECEIVED";
                /** @description 对接对象。 */
                targetType?: components["schemas"]["DockingTargetType"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingEvaluationPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveDockingEvaluationReply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DockingEvaluationReplyForm"];
            };
        };
        responses: {
            /** @description 已回复 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyEventSigns: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 报名状态。 */
                status?: components["schemas"]["EventSignStatus"];
                /** @description 活动状态。 */
                state?: components["schemas"]["EventState"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页报名 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EventSignPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelEventSign: {
        parameters: {
            query: {
                /** @description 报名标识。 */
                signId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已取消 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EventSignState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteResource: {
        parameters: {
            query: {
                /** @description 资源标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已删除 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getResourceDocking: {
        parameters: {
            query: {
                /** @description 对接标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 资源对接详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listResourceDockings: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 只看这条资源的对接。 */
                resourceId?: components["schemas"]["Id"];
                /** @description 本方角色；缺省为全部。 */
                role?: components["schemas"]["DockingRole"];
                /** @description 状态。 */
                status?: components["schemas"]["DockingStatus"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页对接 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    evaluateResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DockingEvaluationForm"];
            };
        };
        responses: {
            /** @description 已评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingEvaluationState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveResourceDocking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceDockingForm"];
            };
        };
        responses: {
            /** @description 已提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingReceipt"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateResourceDockingStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DockingStatusForm"];
            };
        };
        responses: {
            /** @description 改变后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DockingState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    favoriteResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyFavoriteForm"];
            };
        };
        responses: {
            /** @description 已处理 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SupplyFavoriteState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavoriteResources: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按资源名称模糊检索。 */
                name?: string;
                /** @description 资源类型。 */
                resourceType?: components["schemas"]["ResourceType"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceFavoritePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMyResource: {
        parameters: {
            query: {
                /** @description 资源标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的资源详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceOwnDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMyResources: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 只看这家企业；缺省为当前会员绑定的全部企业。 */
                enId?: components["schemas"]["Id"];
                /** @description 按资源名称模糊检索。 */
                name?: string;
                /** @description 资源类型。 */
                resourceType?: components["schemas"]["ResourceType"];
                /** @description 状态。 */
                status?: components["schemas"]["ResourceStatus"];
                /** @description 排序；缺省为最近更新。 */
                sort?: components["schemas"]["SupplyOwnSort"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页资源 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceOwnPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAchievementResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementResourceForm"];
            };
        };
        responses: {
            /** @description 保存后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveInstrumentResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstrumentResourceForm"];
            };
        };
        responses: {
            /** @description 保存后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    savePatentResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentResourceForm"];
            };
        };
        responses: {
            /** @description 保存后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateResourceStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceStatusForm"];
            };
        };
        responses: {
            /** @description 改变后的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMySupplyDemandStats: {
        parameters: {
            query?: {
                /** @description 只看这家企业；缺省为当前会员绑定的全部企业。 */
                enId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的供需统计 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SupplyDemandOwnStats"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEventDetail: {
        parameters: {
            query: {
                /** @description 活动标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 活动详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EventDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    pageEvents: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按活动名称模糊检索。 */
                name?: string;
                /** @description 活动类型。 */
                activityType?: components["schemas"]["EventType"];
                /** @description 活动状态。 */
                state?: components["schemas"]["EventState"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 活动分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EventPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    signUpForEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventSignForm"];
            };
        };
        responses: {
            /** @description 已报名 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EventSignReceipt"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listIndustryCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 行业分类 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["IndustryCategoryList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCategoryTypes: {
        parameters: {
            query: {
                /** @description 分类所属。 */
                type: components["schemas"]["SupplyCategoryType"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 供需分类 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SupplyCategoryList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDemandCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 需求分类与条数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandCategoryList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDemandCommandCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 推荐的需求分类 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandCommandCategoryList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countDemands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 需求数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Count"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDemand: {
        parameters: {
            query: {
                /** @description 需求标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 需求详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDemands: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按需求名称与关键词模糊检索。 */
                name?: string;
                /** @description 需求类型。 */
                demandType?: components["schemas"]["DemandType"];
                /** @description 需求分类，一级或二级分类的标识；一级含其全部二级。 */
                categoryId?: components["schemas"]["Id"];
                /** @description 所属行业。 */
                industryCode?: components["schemas"]["IndustryCode"];
                /** @description 期望地区，含所属的上级地区与不限地区的需求。 */
                region?: components["schemas"]["RegionCode"];
                /** @description 预算档位。 */
                budget?: components["schemas"]["BudgetBand"];
                /** @description 技术领域。 */
                fieldArea?: components["schemas"]["FieldArea"];
                /** @description 状态。 */
                status?: components["schemas"]["ShownDemandStatus"];
                /** @description 几天内截止。 */
                deadlineWithin?: 7 | 30 | 90;
                /** @description 排序；缺省为最新。 */
                sort?: "NEWEST" | "DEADLINE" | "VIEW";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 需求分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DemandPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    countResources: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 资源数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Count"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getResource: {
        parameters: {
            query: {
                /** @description 资源标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 资源详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceDetail"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listResourceEvaluations: {
        parameters: {
            query: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 资源标识。 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourceEvaluationPage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description 页码，从 1 开始，默认 1。 */
                current?: components["parameters"]["Current"];
                /** @description 每页条数，默认 10，最多 50。 */
                size?: components["parameters"]["Size"];
                /** @description 按资源名称与关键词模糊检索。 */
                name?: string;
                /** @description 资源类型。 */
                resourceType?: components["schemas"]["ResourceType"];
                /** @description 资源分类，一级或二级分类的标识；一级含其全部二级。 */
                categoryId?: components["schemas"]["Id"];
                /** @description 所属行业。 */
                industryCode?: components["schemas"]["IndustryCode"];
                /** @description 所在地区，含其下级地区。 */
                region?: components["schemas"]["RegionCode"];
                /** @description 持有方类型。 */
                ownerType?: components["schemas"]["ResourceOwnerType"];
                /** @description 报价档位；免费的资源属于 UNDER_10。 */
                price?: components["schemas"]["BudgetBand"];
                /** @description 技术领域。 */
                fieldArea?: components["schemas"]["FieldArea"];
                /** @description 排序；缺省为最新。 */
                sort?: "NEWEST" | "SCORE" | "VIEW";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 资源分页 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ResourcePage"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSupplyDemandStats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 供需统计 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SupplyDemandStats"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 当前用户 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["CurrentUser"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentUserCode: {
        parameters: {
            query: {
                /**
                 * @description 授权后跳回的地址。
                 * @example https://calculator.example.gov.cn/
                 */
                redirectUri: components["schemas"]["Url"];
                /**
                 * @description 应用标识。
                 * @example policy-calculator
                 */
                clientId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 授权码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SsoCode"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDictValues: {
        parameters: {
            query: {
                /** @description 字典编码（§3.4）。 */
                typeCode: components["schemas"]["DictTypeCode"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 字典条目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DictEntryList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMultipleDictValues: {
        parameters: {
            query: {
                /**
                 * @description 字典编码，以英文逗号连接（§3.4）。
                 * @example [
                 *       "PO_TECHNICAL",
                 *       "PO_PJ_STATE"
                 *     ]
                 */
                typeCodes: components["schemas"]["DictTypeCodeList"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 按编码分组的字典条目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["DictEntriesByType"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description 文件路径，取自上传后的 url。 */
                filePath: components["schemas"]["FilePath"];
                /** @description 下载文件名。 */
                fileName: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 文件内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/svg+xml": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendLoginSmsCaptcha: {
        parameters: {
            query: {
                /** @description 手机号。 */
                tel: components["schemas"]["Tel"];
                /** @description 用途，固定为 login（§7.1）。 */
                purpose: "login";
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已发送 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SmsSent"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已退出 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshForm"];
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Tokens"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createGraphCaptcha: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 图形验证码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["GraphCaptcha"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getGraphCaptcha: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 图形验证码标识，取 GraphCaptcha.captchaCodeId。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 图形验证码图片 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setRegisterPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelPasswordForm"];
            };
        };
        responses: {
            /** @description 已设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendRegisterSmsCaptcha: {
        parameters: {
            query: {
                /** @description 手机号。 */
                tel: components["schemas"]["Tel"];
                /** @description 用途。 */
                type: "register" | "resetPwd";
                /** @description 图形验证码标识。 */
                id?: components["schemas"]["Id"];
                /** @description 图形验证码。 */
                captchaCode?: string;
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 已发送 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["SmsSent"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    registerByPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelPasswordForm"];
            };
        };
        responses: {
            /** @description 已注册 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 行政区划 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RegionList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCounties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 市标识，取 Region.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 行政区划 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RegionList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path: {
                /** @description 省标识，取 Region.id。 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 行政区划 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["RegionList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
                /** @description 仅服务端代访客调用时发送，访客 IP（§7）；没有时取连接的地址。 */
                "client-ip"?: components["parameters"]["ClientIp"];
                /** @description 仅服务端代访客调用时发送，固定为 PC（§7）。 */
                source?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCheckForm"];
            };
        };
        responses: {
            /** @description 令牌状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["TokenState"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listModuleConfigs: {
        parameters: {
            query?: {
                /** @description 只取一个模块。 */
                moduleCode?: components["schemas"]["ModuleCode"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 模块配置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ModuleConfigList"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    resetForgottenPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelPasswordForm"];
            };
        };
        responses: {
            /** @description 已重设 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTenantInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 租户 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Tenant"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getZzQr: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 二维码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["ZzQr"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createZzToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZzTokenForm"];
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Tokens"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description 文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["UploadedFile"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeForm"];
            };
        };
        responses: {
            /** @description 已修改 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoForm"];
            };
        };
        responses: {
            /** @description 已修改 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    loginByPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Tokens"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    loginByPhone: {
        parameters: {
            query: {
                /** @description 手机号。 */
                tel: components["schemas"]["Tel"];
                /** @description 短信验证码。 */
                verifyCode: components["schemas"]["VerifyCode"];
            };
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Tokens"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    loginOrRegister: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginOrRegisterForm"];
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["Tokens"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    loginToEnterprisePortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description 租户域名，网关据此确定租户；缺省时按 Host 解析（§1、§7）。
                 * @example portal.example.gov.cn
                 */
                "tenant-host"?: components["parameters"]["TenantHost"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterprisePortalForm"];
            };
        };
        responses: {
            /** @description 企业门户令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        returnCode: components["schemas"]["SuccessCode"];
                        data: components["schemas"]["EnterprisePortalToken"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
