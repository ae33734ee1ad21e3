// Ends with 0 if the site in this container answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
