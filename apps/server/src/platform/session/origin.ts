import type { FastifyRequest } from 'fastify'
import type { Origem } from '../store/sessao.ts'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (list: typeof BROWSERS, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

/** 'Firefox no Windows': enough to recognise one's own device; another program by its own name. */
export const deviceOf = (agent: string): string | null => {
  const [browser, system] = [find(BROWSERS, agent), find(SYSTEMS, agent)]
  if (browser && system) return `${browser} no ${system}`
  if (browser ?? system) return browser ?? system ?? null
  return agent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 60) || null
}

/** The device and address that a session is opened from. */
export const originOf = (req: FastifyRequest): Origem => ({
  dispositivo: deviceOf(req.headers['user-agent'] ?? ''),
  endereco: req.ip,
})
