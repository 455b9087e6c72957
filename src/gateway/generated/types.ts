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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
    };
    responses: {
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
}
