// Generated from contract/ by scripts/generate. Do not edit.
export interface paths {
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
         * @description 按 filePath 返回文件内容，以 fileName 为下载文件名；文件不存在时为 404。
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
         * @description 向手机号发送 6 位验证码，5 分钟内有效；同一号码每分钟一次。
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
         * @description 以刷新令牌换取新的一对令牌；旧的刷新令牌随即失效（§4）。
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
         * @description 为免密注册（登录或注册）得到的账号首次设置密码。
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
         * @description 向手机号发送 6 位验证码，5 分钟内有效；同一号码每分钟一次。带 id 与 captchaCode 时一并校验图形验证码。
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
         * @description 上传单个文件，返回文件信息（§3.3）。
         *     接受类型与大小上限：图片 jpg、jpeg、png、webp 5M；文件 pdf、doc、docx、xls、xlsx、ppt、pptx、zip 20M；视频 mp4 100M。
         *     扩展名与文件内容都须相符；各页面可以限制得更严（§5）。
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
         * @description 以用户名、密码与图形验证码换取令牌。连续 5 次失败后锁定 15 分钟；错误提示不透露账号是否存在。
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
         * @description 以当前用户绑定的企业换取政府企业门户的令牌。
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
         * 默认行政区划
         * @description 租户所在的省、市、县（§9）。
         */
        AreaCodes: {
            city: components["schemas"]["RegionCode"];
            province: components["schemas"]["RegionCode"];
            region: components["schemas"]["RegionCode"];
        };
        /**
         * 业务错误
         * @description HTTP 200 但 returnCode 不以 200 开头；errorMessage 可以是字符串、列表或对象（§8）。
         */
        BusinessError: {
            /** @description returnCode 为 3000 时的错误列表。 */
            data?: components["schemas"]["ErrorItemList"] | null;
            errorMessage?: components["schemas"]["ErrorText"] | components["schemas"]["ErrorItemList"] | components["schemas"]["ErrorItem"];
            returnCode: components["schemas"]["FailureCode"];
        };
        /**
         * 当前用户
         * @description 登录用户（§3.2）。
         */
        CurrentUser: {
            /** @description 当前企业；未绑定任何企业时为 null。 */
            currentEnterprise: components["schemas"]["UserEnterprise"] | null;
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** 登录名 */
            loginName: string;
            /** 昵称 */
            nickName: string;
        };
        /**
         * 按编码分组的字典条目
         * @description 只含请求的编码（§3.4）。
         */
        DictEntriesByType: {
            EN_TYPE?: components["schemas"]["DictEntryList"];
            PO_EN_TECH_LEVEL?: components["schemas"]["DictEntryList"];
            PO_FEEDBACK_TYPE?: components["schemas"]["DictEntryList"];
            PO_FIELD_AREA?: components["schemas"]["DictEntryList"];
            PO_PJ_STATE?: components["schemas"]["DictEntryList"];
            PO_QUALIFICATIONS?: components["schemas"]["DictEntryList"];
            PO_TECHNICAL?: components["schemas"]["DictEntryList"];
            POLICY_REMARK?: components["schemas"]["DictEntryList"];
        };
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
        /**
         * 字典编码
         * @description PO_TECHNICAL 技术能力，PO_PJ_STATE 项目状态，EN_TYPE 企业类型，PO_FIELD_AREA 技术领域，PO_QUALIFICATIONS 企业资质，
         *     PO_EN_TECH_LEVEL 级别，PO_FEEDBACK_TYPE 反馈类型，POLICY_REMARK 政策备注（§3.4）。
         * @enum {string}
         */
        DictTypeCode: "PO_TECHNICAL" | "PO_PJ_STATE" | "EN_TYPE" | "PO_FIELD_AREA" | "PO_QUALIFICATIONS" | "PO_EN_TECH_LEVEL" | "PO_FEEDBACK_TYPE" | "POLICY_REMARK";
        /** 字典编码列表 */
        DictTypeCodeList: components["schemas"]["DictTypeCode"][];
        /**
         * 无数据的成功
         * @description 操作成功且无返回数据，data 为 null。
         */
        EmptySuccess: {
            data: null;
            returnCode: components["schemas"]["SuccessCode"];
        };
        /** 企业门户登录表单 */
        EnterprisePortalForm: {
            enId: components["schemas"]["Id"];
        };
        /** 企业门户令牌 */
        EnterprisePortalToken: {
            /** 令牌 */
            token: string;
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
         * 错误文本
         * @description 面向用户的一句话说明。
         */
        ErrorText: string;
        /**
         * 失败返回码
         * @description 不以 200 开头的返回码。3000 表示逐条校验失败（§8）；其余取值规格未列出，本契约约定：
         *     4001 图形验证码错误，4002 账号或密码错误，4003 账号已锁定，4004 短信验证码错误，4005 操作过于频繁，
         *     4006 手机号已注册，4007 签名错误，4030 无权访问该数据，4040 数据不存在，4090 状态冲突或重复提交，5000 其他业务错误。
         * @example 4002
         */
        FailureCode: string;
        /**
         * 图形验证码
         * @description 新建的图形验证码（§3.3），5 分钟内有效，只能使用一次。
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
         * HTTP 错误信封
         * @description HTTP 状态非 200 时的信封。
         */
        HttpError: {
            errorMessage: components["schemas"]["ErrorText"];
            returnCode: components["schemas"]["FailureCode"];
        };
        /**
         * 标识
         * @description 记录标识，字符串，客户端不解析其含义。
         */
        Id: string;
        /**
         * 密码登录表单
         * @description 用户名与密码登录（§3.3、§5）。
         */
        LoginForm: {
            /**
             * 图形验证码
             * @description 不区分大小写，最长 20（§5）。
             */
            captchaCode: string;
            captchaCodeId: components["schemas"]["Id"];
            loginType?: components["schemas"]["LoginType"];
            password: components["schemas"]["Password"];
            /**
             * 用户名
             * @description 登录名或手机号。
             */
            username: string;
        };
        /** 登录或注册表单 */
        LoginOrRegisterForm: {
            loginType?: components["schemas"]["LoginType"];
            tel: components["schemas"]["Tel"];
            verifyCode: components["schemas"]["VerifyCode"];
        };
        /**
         * 登录类型
         * @description member 会员（§9）。
         * @enum {string}
         */
        LoginType: "member";
        /**
         * 模块编码
         * @description FOOTER_LINK 页脚链接，PARTNER 合作伙伴，HOTLINE 服务热线，QUICK_ENTRY 快捷入口。
         * @enum {string}
         */
        ModuleCode: "FOOTER_LINK" | "PARTNER" | "HOTLINE" | "QUICK_ENTRY";
        /**
         * 模块配置
         * @description 一组可配置的链接。
         */
        ModuleConfig: {
            /**
             * 链接
             * @description 按 sort 升序。
             */
            items: components["schemas"]["ModuleLink"][];
            moduleCode: components["schemas"]["ModuleCode"];
        };
        /** 模块配置列表 */
        ModuleConfigList: components["schemas"]["ModuleConfig"][];
        /**
         * 模块链接
         * @description 没有 url 的条目只显示文字（§2.3）。
         */
        ModuleLink: {
            icon?: components["schemas"]["Url"];
            /** 名称 */
            name: string;
            /**
             * 是否外部链接
             * @description 外部链接在新窗口打开（§2.3）。
             */
            out: boolean;
            /** 顺序 */
            sort: number;
            url?: components["schemas"]["Url"];
        };
        /**
         * 新密码
         * Format: password
         * @description 编码方式同密码：明文或 RSA 密文。解密后 8–50 个字符，大写字母、小写字母、数字、符号四类至少三类；不符合时返回 3000。
         */
        NewPassword: string;
        /**
         * 密码
         * Format: password
         * @description 明文（最多 50 个字符，§5），或 RSA 密文：按 32 个字符分段，每段以租户公钥 PKCS#1 v1.5 加密后取 base64，再用英文逗号连接（§7）。
         *     超过 50 个字符即视为密文。
         */
        Password: string;
        /** 修改密码表单 */
        PasswordChangeForm: {
            newPassword: components["schemas"]["NewPassword"];
            oldPassword: components["schemas"]["Password"];
        };
        /** 修改头像表单 */
        PhotoForm: {
            image: components["schemas"]["Url"];
        };
        /** 刷新令牌表单 */
        RefreshForm: {
            /** 刷新令牌 */
            refreshToken: string;
        };
        /** 行政区划 */
        Region: {
            code: components["schemas"]["RegionCode"];
            id: components["schemas"]["Id"];
            /** 名称 */
            name: string;
        };
        /**
         * 行政区划代码
         * @description 6 位数字，如 320000、321200、321283。
         */
        RegionCode: string;
        /** 行政区划列表 */
        RegionList: components["schemas"]["Region"][];
        /**
         * 单点登录授权码
         * @description 一次性授权码，第三方以此换取登录状态。
         */
        SsoCode: {
            /** 授权码 */
            code: string;
            /** 有效期（秒） */
            expiresIn: number;
        };
        /**
         * 成功返回码
         * @description 以 200 开头即为成功（§7）。
         * @example 200
         */
        SuccessCode: string;
        /**
         * 登录手机号
         * @description 数字，可含连字符或加号，最长 50（§5）。
         */
        Tel: string;
        /**
         * 手机号与新密码表单
         * @description 注册与找回密码共用（§3.3 SMS form）。
         */
        TelPasswordForm: {
            password: components["schemas"]["NewPassword"];
            tel: components["schemas"]["Tel"];
            verifyCode: components["schemas"]["VerifyCode"];
        };
        /**
         * 租户
         * @description 启动时取得（§1、§3.2、§7）。
         */
        Tenant: {
            /** 地址 */
            address?: string;
            areaCodes: components["schemas"]["AreaCodes"];
            /** 承办单位 */
            company?: string;
            customerServiceQr?: components["schemas"]["Url"];
            /** 租户域名 */
            host: string;
            /** 服务热线 */
            hotline: string;
            /** ICP 备案号 */
            icp?: string;
            id: components["schemas"]["Id"];
            logo?: components["schemas"]["Url"];
            /** 站点名称 */
            name: string;
            /** 主办单位 */
            organizer?: string;
            /** 公安备案号 */
            policeNo?: string;
            /**
             * RSA 公钥
             * @description 密码加密用，SPKI 的 base64，不含首尾行；缺省时密码以明文经 HTTPS 发送。
             */
            rsaPublicKey?: string;
            /** 服务时间 */
            serviceHours: string;
            /** 政府网站标识码 */
            siteIdCode?: string;
            /**
             * 主题色
             * @description #RRGGBB。
             */
            themeColor: string;
        };
        /** 令牌检查表单 */
        TokenCheckForm: {
            /** 访问令牌 */
            token: string;
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
        /** 令牌状态 */
        TokenState: {
            /**
             * 剩余有效期（秒）
             * @description 无效时为 0。
             */
            expiresIn: number;
            /** 是否有效 */
            valid: boolean;
        };
        /**
         * 文件
         * @description 已上传的文件（§3.3）。
         */
        UploadedFile: {
            /** 文件名 */
            name: string;
            /** 大小（字节） */
            size: number;
            uid: components["schemas"]["Id"];
            url: components["schemas"]["Url"];
        };
        /** 上传表单 */
        UploadForm: {
            /**
             * 文件
             * Format: binary
             * @description 单个文件。
             */
            file: string;
        };
        /**
         * 链接
         * @description 站内路径（以 / 开头）或 http(s) 地址。
         */
        Url: string;
        /**
         * 用户的企业
         * @description 会员绑定的一家企业（§3.2）。
         */
        UserEnterprise: {
            enId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** 企业名称 */
            name: string;
        };
        /**
         * 短信验证码
         * @description 纯数字，最长 20（§5）。
         */
        VerifyCode: string;
        /** 第三方扫码登录二维码 */
        ZzQr: {
            /** 二维码内容 */
            content: string;
            /** 有效期（秒） */
            expiresIn: number;
            qrId: components["schemas"]["Id"];
        };
        /** 第三方扫码登录换取令牌表单 */
        ZzTokenForm: {
            qrId: components["schemas"]["Id"];
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
        /** @description 未登录或令牌已失效（§8）。 */
        Unauthorized: {
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                        data: components["schemas"]["CurrentUser"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                /** @description 应用标识。 */
                clientId: components["schemas"]["Id"];
                /** @description 授权后跳回的地址。 */
                redirectUri: string;
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
                        data: components["schemas"]["SsoCode"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["DictEntryList"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["DictEntriesByType"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                /** @description 下载文件名。 */
                fileName: string;
                /** @description 文件路径，取自上传后的 url。 */
                filePath: string;
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
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendLoginSmsCaptcha: {
        parameters: {
            query: {
                /** @description 用途，固定为 login（§7.1）。 */
                purpose: "login";
                /** @description 手机号。 */
                tel: components["schemas"]["Tel"];
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
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
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
                        data: components["schemas"]["Tokens"];
                        returnCode: components["schemas"]["SuccessCode"];
                    } | components["schemas"]["BusinessError"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                        data: components["schemas"]["GraphCaptcha"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                /** @description 图形验证码标识。 */
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
                /** @description 图形验证码。 */
                captchaCode?: string;
                /** @description 图形验证码标识。 */
                id?: components["schemas"]["Id"];
                /** @description 手机号。 */
                tel: components["schemas"]["Tel"];
                /** @description 用途：register 注册，resetPwd 找回密码。 */
                type: "register" | "resetPwd";
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
                    "application/json": components["schemas"]["EmptySuccess"] | components["schemas"]["BusinessError"];
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
                        data: components["schemas"]["RegionList"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                /** @description 省标识。 */
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
                        data: components["schemas"]["RegionList"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                /** @description 市标识。 */
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
                        data: components["schemas"]["RegionList"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["TokenState"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["ModuleConfigList"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["Tenant"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["ZzQr"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["Tokens"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["UploadedFile"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["Tokens"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["Tokens"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["Tokens"];
                        returnCode: components["schemas"]["SuccessCode"];
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
                        data: components["schemas"]["EnterprisePortalToken"];
                        returnCode: components["schemas"]["SuccessCode"];
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
