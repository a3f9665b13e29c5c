# docker build -t magoteka . && docker run -p 8000:8000 -v tables:/data magoteka
# One port, one volume, nobody's rights; other commands go after the image's name. docs/deployment.md.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim AS build
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
ARG MAGOTEKA_COMPILE=always MAGOTEKA_WEB=always
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
RUN python -m venv --without-pip /opt/magoteka \
    && python -m pip --python /opt/magoteka/bin/python install --no-cache-dir "$(ls /wheels/magoteka-*.whl)[postgres]"

FROM python:${PYTHON}-slim
LABEL org.opencontainers.image.title="Magoteka" org.opencontainers.image.licenses="MIT"
COPY --from=build /opt/magoteka /opt/magoteka
# A volume that is new takes the owner of the folder it covers.
RUN install -d -o 65534 -g 65534 -m 700 /data
ENV PATH=/opt/magoteka/bin:$PATH PYTHONUNBUFFERED=1
USER 65534:65534
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["magoteka"]
CMD ["serve", "--no-open", "--lan", "--data", "/data"]
