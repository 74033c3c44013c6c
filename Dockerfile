# The server in an image: built in one stage, and nothing of that in the other. Not root, and nothing is written but in /data.
FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN node scripts/tree.mjs /ecumene

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 ECUMENE_DATA=/data ECUMENE_LOG=json
WORKDIR /ecumene
COPY --from=build /ecumene /ecumene
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/ecumene.mjs"]
CMD ["serve"]
