# The portal's server with its build. Needs a gateway: GATEWAY_URL (docs/deployment.md).
# Where the usual registries are out of reach, --build-arg names mirrors.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
ARG NPM_CONFIG_REGISTRY
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts/build ./scripts/build
COPY public ./public
COPY src ./src
RUN npx vite build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0
# Else the allocator keeps some 100 MB of what compressing and buffers leave (docs/deployment.md).
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
# The build holds the packages that it needs.
COPY package.json ./
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1: it must get the signal to stop.
CMD ["node", "dist/server/main.js"]
