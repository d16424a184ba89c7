import type { Danfe } from '@app/rules/armazem/danfe'
import type { Readable } from 'node:stream'
import { drawItens } from './itens.ts'
import { type Folha, LARGURA, MARGEM, startFolha } from './folha.ts'

const CABECALHO = 72
const NOME = 85
const CHAVE = 275
const EMITENTE = LARGURA - NOME - CHAVE
const DENTRO = 6
const MIUDO = { tamanho: 7 }

const drawEmitente = (folha: Folha, { emitente }: Danfe, top: number) => {
  const width = EMITENTE - 2 * DENTRO
  let y = folha.write(emitente.nome, MARGEM + DENTRO, top, width, { tamanho: 10, forte: true }) + 2
  for (const linha of emitente.linhas) y = folha.write(linha, MARGEM + DENTRO, y, width, MIUDO)
  return y
}

const drawNome = (folha: Folha, { tipo, numero, serie }: Danfe, top: number) => {
  const [x, width] = [MARGEM + EMITENTE + DENTRO, NOME - 2 * DENTRO]
  const middle = { align: 'center' as const }
  let y = folha.write('DANFE', x, top, width, { ...middle, tamanho: 13, forte: true })
  y = folha.write('Espelho do documento auxiliar da Nota Fiscal Eletrônica', x, y, width, {
    ...middle,
    tamanho: 5.5,
  })
  y = folha.write(`${tipo.codigo} ${tipo.nome}`, x, y + 2, width, { ...middle, ...MIUDO })
  return folha.write(`Nº ${numero}\nSérie ${serie}`, x, y + 2, width, {
    ...middle,
    tamanho: 8.5,
    forte: true,
  })
}

const drawChave = (folha: Folha, { chave, chaveEscrita }: Danfe, top: number) => {
  const [x, width] = [MARGEM + EMITENTE + NOME + DENTRO, CHAVE - 2 * DENTRO]
  folha.barras(chave, x, top, width, 34)
  let y = folha.write('Chave de acesso', x, top + 38, width, { tamanho: 5.5, cor: '#333' })
  y = folha.write(chaveEscrita, x, y, width, { tamanho: 8.5, forte: true })
  return folha.write(
    'Consulta de autenticidade no portal nacional da NF-e, www.nfe.fazenda.gov.br/portal',
    x,
    y + 2,
    width,
    { tamanho: 6 },
  )
}

const drawCabecalho = (folha: Folha, danfe: Danfe) => {
  const { pdf, y: top } = folha
  const inner = top + DENTRO
  const end =
    DENTRO +
    Math.max(top + CABECALHO, ...[drawEmitente, drawNome, drawChave].map((draw) => draw(folha, danfe, inner)))
  pdf.lineWidth(0.9).rect(MARGEM, top, LARGURA, end - top)
  for (const x of [EMITENTE, EMITENTE + NOME]) pdf.moveTo(MARGEM + x, top).lineTo(MARGEM + x, end)
  pdf.stroke('#000')
  folha.down(end - top)
}

const drawAviso = (folha: Folha, aviso: string) => {
  const top = folha.y
  folha.write(aviso, MARGEM, top + 4, LARGURA, { tamanho: 12, forte: true, align: 'center' })
  folha.pdf.lineWidth(1.1).rect(MARGEM, top, LARGURA, 22).stroke('#000')
  folha.down(28)
}

/** On every page, once it is known how many there are. */
const drawPes = ({ pdf, write }: Folha, danfe: Danfe, feito: string) => {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at)
    // Below the margin the library would begin a page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - MARGEM - 8
    const letra = { tamanho: 6.5, cor: '#333' }
    write(feito, MARGEM, y, LARGURA, letra)
    write(`NF-e ${danfe.numero} · Folha ${at + 1} de ${count}`, MARGEM, y, LARGURA, {
      ...letra,
      align: 'right',
    })
  }
}

/** The mirror of the DANFE as a PDF, which flows to whoever asked for it; `feito` stands at the foot of each sheet. */
export const drawDanfe = async (
  danfe: Danfe,
  { em, feito }: { em: Date; feito: string },
): Promise<Readable> => {
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGEM,
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: `DANFE ${danfe.numero}`, CreationDate: em, ModDate: em },
  })
  const folha = startFolha(pdf)
  if (danfe.aviso !== null) drawAviso(folha, danfe.aviso)
  drawCabecalho(folha, danfe)
  folha.quadro(danfe.operacao)
  folha.titulo('Destinatário')
  folha.quadro(danfe.destinatario)
  folha.titulo('Valores')
  folha.quadro(danfe.valores)
  if (danfe.transporte) {
    folha.titulo('Transporte')
    folha.quadro(danfe.transporte)
  }
  folha.titulo('Produtos')
  await drawItens(folha, danfe)
  if (danfe.complementares !== null) {
    folha.titulo('Informações complementares')
    folha.texto(danfe.complementares, { tamanho: 7.5 })
  }
  folha.down(6)
  folha.texto(
    'Espelho feito do XML da nota, para conferência. Não substitui o DANFE que acompanha a mercadoria.',
    { tamanho: 7 },
  )
  drawPes(folha, danfe, feito)
  pdf.end()
  return pdf
}
