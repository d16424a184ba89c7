import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, settings } from './config.ts'

const errorOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('readConfig', () => {
  it('fills the defaults of a fresh checkout', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: resolve('.data'),
      ARQUIVOS_S3_REGIAO: 'us-east-1',
      RETAGUARDA_DEMO: true,
      WEBHOOKS_INTERNOS: false,
      PROVEDORES_INTERNOS: false,
      CAIXA_INTERNA: false,
      MODULOS: ['armazem', 'assistencia'],
      TZ_EXIBICAO: 'America/Sao_Paulo',
      PROCESSO: 'tudo',
      PARADA_SEGUNDOS: 0,
      CHAMADAS_POR_MINUTO: 600,
      CORREIO_DE: 'Retaguarda <retaguarda@localhost>',
      RETENCAO_PENDENTES_DIAS: 180,
      RETENCAO_INATIVOS_DIAS: 0,
      COPIAS_GUARDAR: 7,
      producao: false,
      TRUST_PROXY: false,
      LOG_LEVEL: 'warn',
    })
  })

  it('has no demonstration in production unless asked', () => {
    expect(readConfig({ NODE_ENV: 'production' }).RETAGUARDA_DEMO).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', RETAGUARDA_DEMO: '1' }).RETAGUARDA_DEMO).toBe(true)
    expect(readConfig({ RETAGUARDA_DEMO: '0' }).RETAGUARDA_DEMO).toBe(false)
  })

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  it('names every wrong setting at once', () => {
    const message = errorOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://x/y',
      PROCESSO: 'fila',
      TZ_EXIBICAO: 'Sao_Paulo',
      TRUST_PROXY: 'talvez',
      LOG_LEVEL: 'alto',
      WMS_URL: 'wms',
      ARQUIVOS_S3: 'https://s3.example.com/',
      NFE_XSD_DIR: '/nao/existe',
    })
    const named = message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0] ?? '')
    expect(named.toSorted()).toEqual(
      [
        'ARQUIVOS_S3',
        'DATABASE_URL',
        'LOG_LEVEL',
        'NFE_XSD_DIR',
        'PORT',
        'PROCESSO',
        'TRUST_PROXY',
        'TZ_EXIBICAO',
        'WMS_URL',
      ].toSorted(),
    )
    expect(message).toContain('PORT: deve estar entre 0 e 65535')
  })

  it.each([
    ['assistencia', ['assistencia']],
    ['armazem', ['armazem']],
    [' assistencia , armazem ', ['armazem', 'assistencia']],
  ])('S1-002: reads MODULOS=%s', (MODULOS, modulos) => {
    expect(readConfig({ MODULOS }).MODULOS).toEqual(modulos)
  })

  it.each(['oficina', 'armazem,oficina', 'armazem,', ','])('S1-002: refuses MODULOS=%s', (MODULOS) => {
    expect(errorOf({ MODULOS })).toContain('MODULOS: deve ser armazem, assistencia ou os dois')
  })

  it.each(['-03:00', 'CET', 'America/Atlantida'])('refuses TZ_EXIBICAO=%s', (TZ_EXIBICAO) => {
    expect(errorOf({ TZ_EXIBICAO })).toContain('TZ_EXIBICAO: deve ser um fuso horário')
  })

  it.each([['abc'], ['3000.5'], ['-1']])('refuses PORT=%s in Portuguese', (PORT) => {
    expect(errorOf({ PORT })).toMatch(/ {2}PORT: deve/)
  })
})

describe('README.md', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  it.each(settings)('names $name with its default', ({ name, default: whenAbsent }) => {
    const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    const row = rows.find(([, first]) => first?.split(', ').includes(`\`${name}\``))
    expect(row?.[2]?.split(';')[0]).toBe(whenAbsent === '' ? '' : `\`${whenAbsent}\``)
  })
})
