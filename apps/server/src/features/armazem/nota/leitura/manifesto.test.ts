import { createHash } from 'node:crypto'
import {
  findDono,
  compareDuplicata,
  documentoNaNota,
  proposeEfeitos,
  REGRAS_NOTA,
  type Leitura,
  type NotaLida,
  type RegraDaNota,
} from '@app/rules/armazem/nota'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNotaReader } from './index.ts'
import { AMOSTRAS, CASA, readAmostra, type Amostra } from './testing/amostras.ts'

/** A newer official package if the environment names one; otherwise the product's own schemas. */
const pasta = process.env['NFE_XSD_DIR']
const reader = createNotaReader({ processos: 1, pastas: () => (pasta ? [pasta] : []) })
let conheceLetras = false

beforeAll(async () => {
  ;({ conheceLetras } = await reader.schemaVersao())
}, 90_000)
afterAll(() => reader.close())

type Resultado = { esperado: string; codigos: string[]; nota?: NotaLida }
const guardadas = new Map<string, { sha256: string; digestValue: string }>()
const vistos = new Map<string, Set<string>>()

const warnings = (nota: Pick<NotaLida, 'avisos'>): string[] =>
  nota.avisos.map(({ codigo }) => codigo).filter((codigo) => codigo.startsWith('W_'))

/** The server's steps after reading: whose goods they are, and whether the note is stored already. */
const judge = (nota: NotaLida, sha256: string): Resultado => {
  const dono = findDono(nota.infNFe, CASA)
  if (dono.tipo === 'recusa') return { esperado: 'refuse', codigos: [dono.codigo], nota }
  const duplicata = compareDuplicata({ sha256, digestValue: nota.digestValue }, guardadas.get(nota.chave))
  if (duplicata === 'conflito' || duplicata === 'outroEnvelope')
    return { esperado: 'refuse', codigos: ['E_CONFLITO'], nota }
  guardadas.set(nota.chave, { sha256, digestValue: nota.digestValue })
  const codigos = [...new Set([...warnings(nota), ...(dono.tipo === 'escolha' ? ['C_CLIENTE'] : [])])]
  if (dono.tipo === 'escolha') return { esperado: 'choose', codigos, nota }
  return { esperado: codigos.length > 0 ? 'accept-with-warning' : 'accept', codigos, nota }
}

const outcome = (leitura: Leitura, sha256: string): Resultado => {
  if (leitura.tipo === 'recusa') return { esperado: 'refuse', codigos: [leitura.codigo] }
  if (leitura.tipo === 'nota') return judge(leitura.nota, sha256)
  return { esperado: 'choose', codigos: [...new Set(['C_NOTA', ...leitura.notas.flatMap(warnings)])] }
}

const lerCom = async (amostra: Amostra) => {
  const bytes = readAmostra(amostra.nome)
  const leitura = await reader.read(bytes)
  return { leitura, resultado: outcome(leitura, createHash('sha256').update(bytes).digest('hex')) }
}

const noteSeen = (amostra: Amostra, leitura: Leitura, { codigos }: Resultado): void => {
  const infos = leitura.tipo === 'nota' ? leitura.nota.avisos.map(({ codigo }) => codigo) : []
  for (const codigo of [...codigos, ...infos])
    vistos.set(codigo, (vistos.get(codigo) ?? new Set()).add(amostra.nome))
}

const clientSide = (nota: NotaLida): string | undefined => {
  const dono = findDono(nota.infNFe, CASA)
  return dono.tipo === 'cliente' ? dono.lado : undefined
}

describe('every sample of the manifest', () => {
  test.each(AMOSTRAS.map((amostra) => [amostra.nome, amostra] as const))('%s', async (_nome, amostra) => {
    const { leitura, resultado } = await lerCom(amostra)
    noteSeen(amostra, leitura, resultado)
    expect({ esperado: resultado.esperado, codigos: resultado.codigos.toSorted() }).toEqual({
      esperado: amostra.esperado,
      codigos: amostra.codigos,
    })
    if (leitura.tipo !== 'nota') return
    const { nota } = leitura
    expect({
      chave: nota.chave,
      emit: documentoNaNota(nota.infNFe.emit),
      dest: documentoNaNota(nota.infNFe.dest),
      itens: String(nota.infNFe.det.length),
      vNF: nota.infNFe.total.icmstot.vnf?.toFixed(2),
    }).toEqual({
      chave: amostra.chave,
      emit: amostra.emit,
      dest: amostra.dest,
      itens: amostra.itens,
      vNF: amostra.vNF,
    })
    const efeito = /efeito=(\w+)/.exec(amostra.notas)?.[1]
    const efeitos = new Set(proposeEfeitos(nota.infNFe, CASA).map((each) => each.efeito))
    if (efeito) expect([...efeitos]).toEqual([efeito])
    const cliente = /cliente=(\w+)/.exec(amostra.notas)?.[1]
    if (cliente) expect(clientSide(nota)).toBe(cliente)
  })

  test('schemas that do not know letters judge no note that has them, and say so; all others are judged', async () => {
    for (const nome of ['ok-cnpj-alfanumerico', 'ok-cnpj-alfa-zero-esquerda', 'ok-5934-remessa-simbolica']) {
      const leitura = await reader.read(readAmostra(nome))
      expect(leitura).toMatchObject({
        nota: { esquema: { resultado: conheceLetras ? 'ok' : 'naoJulgada' } },
      })
    }
    expect(await reader.read(readAmostra('ok-5905-1-item'))).toMatchObject({
      nota: { esquema: { resultado: 'ok' }, assinatura: { resultado: 'ok' } },
    })
  })

  test('each rule names samples that show it, and no sample shows a rule that does not name it', () => {
    const rules: readonly RegraDaNota[] = REGRAS_NOTA
    for (const { codigo, amostras } of rules) {
      if (codigo === 'E_DUPLICADA' || (codigo === 'I_XSD_NAO_JULGADA' && conheceLetras)) continue
      const seen = vistos.get(codigo) ?? new Set()
      for (const amostra of amostras) expect(seen, codigo).toContain(amostra)
    }
    for (const { nome, codigos } of AMOSTRAS)
      for (const codigo of codigos)
        if (nome !== 'choose-envinfe-tres')
          expect(rules.find((regra) => regra.codigo === codigo)?.amostras, codigo).toContain(nome)
  })
})

describe('what samples say besides', () => {
  const read = async (nome: string): Promise<NotaLida> => {
    const leitura = await reader.read(readAmostra(nome))
    if (leitura.tipo !== 'nota') throw new Error(JSON.stringify(leitura))
    return leitura.nota
  }

  test('the effect is per item (ok-cfop-misto)', async () => {
    const { infNFe } = await read('ok-cfop-misto')
    expect(proposeEfeitos(infNFe, CASA).map(({ efeito }) => efeito)).toEqual(['entrada', 'fiscal'])
  })

  test('text is all text of an element: entities, CDATA, comments, ISO-8859-1, UTF-16', async () => {
    const xprod = async (nome: string) => (await read(nome)).infNFe.det[0]?.prod.xprod
    expect(await xprod('ok-entidades')).toBe(`CAIXA D'ÁGUA 10" & TAMPA <500L>`)
    expect(await xprod('ok-cdata-e-comentarios')).toBe('SABONETE LÍQUIDO')
    expect((await read('ok-cdata-e-comentarios')).infNFe.det[0]?.infAdProd).toBe('A & B <x>')
    for (const nome of ['ok-iso-8859-1', 'ok-utf16le', 'ok-utf16be', 'ok-prefixo-de-namespace'])
      expect(await xprod(nome)).toBe('SABONETE LÍQUIDO AÇAÍ 250ML')
  })

  test('codes and lots keep their zeros, lots their order, and an item may have none (ok-rastro-lotes)', async () => {
    const { det } = (await read('ok-rastro-lotes')).infNFe
    expect(det[0]?.prod.cprod).toBe('000123')
    expect(det.flatMap(({ prod }) => prod.rastro.map(({ nLote }) => nLote))).toContain('000777')
    expect(det[0]?.prod.rastro[0]?.dVal).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(det[2]?.prod.rastro).toEqual([])
  })

  test('IBS, CBS and the total with them are shown (ok-ibs-cbs-2026, ok-ibs-cbs-2027)', async () => {
    const a = (await read('ok-ibs-cbs-2026')).infNFe.total
    expect(a.ibscbstot?.vCBS).toBeGreaterThan(0)
    expect(a.vNFTot).toBe(a.icmstot.vnf)
    const b = (await read('ok-ibs-cbs-2027')).infNFe.total
    expect(b.vNFTot).toBeGreaterThan(b.icmstot.vnf ?? Infinity)
  })

  test('accents of a misdeclared file are read right, and the fault is said', async () => {
    const nota = await read('warn-latin1-declarado-bytes-utf8')
    expect(nota.infNFe.det[0]?.prod.xprod).toBe('SABONETE LÍQUIDO AÇAÍ 250ML')
    expect(nota.assinatura.resultado).toBe('codificacao')
  })

  test('the note taken out of its SOAP envelope has the signature that fails in place', async () => {
    expect((await read('ok-soap-nfeproc')).assinatura).toMatchObject({
      resultado: 'ok',
      titular: 'EMPRESA FICTICIA DE TESTE LTDA',
      documento: '99999001000100',
      validoDe: '2026-11-21T01:36:46.000Z',
    })
  })

  test.each([
    ['warn-sem-assinatura', 'ausente'],
    ['warn-assinatura-conteudo-alterado', 'digest'],
    ['warn-identada-depois-de-assinar', 'digest'],
    ['warn-assinatura-valor', 'valor'],
  ])('%s: %s', async (nome, resultado) => {
    expect((await read(nome)).assinatura.resultado).toBe(resultado)
  })

  test('the same note in another envelope has the same digest (ref-conflito-a-sem-protocolo)', async () => {
    const [a, bare, other] = await Promise.all(
      ['ok-conflito-a', 'ref-conflito-a-sem-protocolo', 'ref-conflito-b'].map(read),
    )
    expect(bare?.digestValue).toBe(a?.digestValue)
    expect(other?.digestValue).not.toBe(a?.digestValue)
  })

  test('a chosen note of several is read alone; an unknown chave asks again', async () => {
    const bytes = readAmostra('choose-envinfe-tres')
    const all = await reader.read(bytes)
    if (all.tipo !== 'escolha') throw new Error('a choice')
    expect(all.notas).toHaveLength(3)
    const [, second] = all.notas
    expect(await reader.read(bytes, { nota: second?.chave })).toMatchObject({
      tipo: 'nota',
      nota: { chave: second?.chave },
    })
    expect(await reader.read(bytes, { nota: '0'.repeat(44) })).toEqual(all)
  })

  test('a cancellation names the note that it cancels; a correction letter does not', async () => {
    const chave = '35260999999002000101550010000010941169006668'
    expect(await reader.read(readAmostra('ref-evento-cancelamento'))).toMatchObject({
      codigo: 'E_EVENTO',
      params: { evento: 'Cancelamento' },
      chave,
      cancelamento: { chave, protocolo: '135260000008888', em: '2026-09-15T15:00:05-03:00' },
    })
    expect(await reader.read(readAmostra('ref-evento-carta-correcao'))).not.toHaveProperty('cancelamento')
    expect(await reader.read(readAmostra('ref-cancelada-retevento'))).toMatchObject({
      cancelamento: { chave: '35260999999002000101550010000010811256766867' },
    })
  })

  test('an unknown field is said in Portuguese, with its name and the version of the schemas', async () => {
    const { esquema } = await read('warn-xsd-ncm-curto')
    expect(esquema.elemento).toBe('NCM')
    expect(esquema.mensagem).toMatch(/^o campo NCM tem o valor “.+”, que não está no formato aceito\.$/)
    expect((await read('warn-xsd-campo-desconhecido')).esquema.mensagem).toMatch(/não existe neste leiaute/)
    expect((await read('warn-nitem-repetido')).esquema.mensagem).toMatch(/repete o número 1/)
    expect((await read('warn-sem-assinatura')).esquema.mensagem).toMatch(/falta .*Signature/)
  })
})
