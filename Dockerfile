# The site with its build, on x64 and arm64. COMMIT is shown in the start's report and by /healthz:
#   docker build --build-arg COMMIT=$(git rev-parse HEAD) -t site .
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG COMMIT=
RUN npm run build && echo "$COMMIT" > COMMIT

# Node is among the packages: the image needs none of its own, but for a library.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home site && install -d -o site -m 0700 /data
COPY --from=build /site /site
WORKDIR /site
USER site
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["sh", "bin/node", "deploy/healthcheck.mjs"]
ENTRYPOINT ["sh", "bin/node", "bin/site.mjs"]
CMD ["serve"]
