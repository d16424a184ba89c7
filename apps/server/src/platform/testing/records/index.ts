import { randomUUID } from 'node:crypto'
import type { Records } from '../matrix/matrix-lines.ts'
import type { TestApp } from '../app.ts'
import { createDocRecords } from './doc.ts'
import { createOsRecords } from './os.ts'
import { createPeopleRecords } from './people.ts'
import { createRecordsAssistencia } from './assistencia.ts'

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]))

/** A stored note with the least content: every field that the layout requires, empty. */
const NOTA = {
  id: '',
  versao: '4.00',
  ide: {
    ...nothing(
      'cuf',
      'cNF',
      'natOp',
      'mod',
      'serie',
      'nnf',
      'dhEmi',
      'tpNF',
      'idDest',
      'tpEmis',
      'tpAmb',
      'finNFe',
    ),
    refNFe: [],
  },
  emit: { xNome: null },
  dest: null,
  det: [
    {
      nItem: 1,
      prod: {
        ...nothing('cprod', 'xprod', 'cEAN', 'cEANTrib', 'ncm', 'cfop', 'uCom', 'qcom', 'vUnCom'),
        ...nothing('uTrib', 'qTrib', 'vunTrib', 'vprod', 'indTot'),
        rastro: [],
      },
    },
  ],
  total: { icmstot: nothing('vnf', 'vicms', 'vst', 'vprod') },
}
const ASSINATURA = {
  resultado: 'ausente',
  ...nothing('titular', 'documento', 'emissor', 'validoDe', 'validoAte'),
}
const ESQUEMA = { versao: 'teste', resultado: 'ok', ...nothing('mensagem', 'elemento', 'original') }

/** One new record of each kind of the first company, so that no call affects the next one. */
export const createRecords = async ({ app, clientes }: TestApp): Promise<Records> => {
  const { db, files } = app.services
  const cliente_id = clientes.um
  const codigoOmni = randomUUID()
  const { id: produto_id } = await db
    .insertInto('produto')
    .values({ cliente_id, codigo_produto: codigoOmni, descricao: 'Produto', codigo_omni: codigoOmni })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: saldo_id } = await db
    .insertInto('saldo')
    .values({ cliente_id, produto_id, lote: 'L1', quantidade: 10, reservado: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: pedido } = await db
    .insertInto('pedido')
    .values({ cliente_id, data_hora_coleta: '2026-11-23T12:15:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('pedido_item')
    .values({ pedido_id: pedido, cliente_id, produto_id, saldo_id, ordem: 1, quantidade: 1 })
    .execute()
  const file = await files.put(Buffer.from('nota'))
  await db
    .insertInto('anexo')
    .values({
      ...file,
      pedido_id: pedido,
      cliente_id,
      campo: 'nf',
      filename: 'nota.txt',
      content_type: 'text/plain',
    })
    .execute()
  const { id: pedidoFoto } = await db
    .insertInto('pedido_foto')
    .values({
      ...(await files.put(Buffer.from('foto'))),
      pedido_id: pedido,
      cliente_id,
      filename: 'doca.jpg',
      content_type: 'image/jpeg',
      criado_em: '2026-11-20T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: configuracao } = await db
    .selectFrom('configuracao')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { id: usuario_id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'cliente@retaguarda.example')
    .executeTakeFirstOrThrow()
  const { id: contagem } = await db
    .insertInto('contagem')
    .values({ descricao: codigoOmni, aberta_por: usuario_id, aberta_em: '2026-11-20T12:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: visao } = await db
    .insertInto('visao')
    .values({ usuario_id, lista: 'pedidos', nome: codigoOmni, filtros: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: importacao } = await db
    .insertInto('importacao')
    .values({
      tipo: 'pedidos',
      usuario_id,
      arquivo: 'pedidos.csv',
      colunas: [],
      ignoradas: [],
      exemplo: false,
      criada_em: '2026-11-20T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: nota } = await db
    .insertInto('nota')
    .values({
      chave_acesso: `352609${String(pedido).padStart(38, '0')}`,
      cliente_id,
      numero: pedido,
      serie: 1,
      emissao: '2026-09-20T12:00:00Z',
      emit_documento: '99999002000101',
      dest_documento: '99999001000159',
      linhas: 1,
      inf_nfe: JSON.stringify(NOTA),
      assinatura: JSON.stringify(ASSINATURA),
      esquema: JSON.stringify(ESQUEMA),
      mensagens: '[]',
      importada_em: '2026-11-20T12:00:00Z',
      alterado_em: '2026-11-20T12:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('nota_item')
    .values({
      nota_id: nota,
      cliente_id,
      posicao: 0,
      produto_id,
      fator: 1,
      quantidade: 1,
      efeito: 'fiscal',
      efeito_proposto: 'fiscal',
      motivo_efeito: 'cfop',
    })
    .execute()
  const xml = await files.put(Buffer.from('<nfeProc/>'))
  await db
    .insertInto('nota_arquivo')
    .values({ ...xml, nota_id: nota, tipo: 'nota', filename: 'nota.xml', content_type: 'application/xml' })
    .execute()
  const { id: notaEvento } = await db
    .insertInto('nota_evento')
    .values({
      ...(await files.put(Buffer.from('<procEventoNFe/>'))),
      chave_acesso: `352609${String(pedido).padStart(38, '0')}`,
      nota_id: nota,
      cliente_id,
      tipo: 'correcao',
      sequencia: 1,
      filename: 'evento.xml',
      anexado_em: '2026-11-20T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recebida = { nota_id: nota, recebida_em: '2026-11-20T15:00:00Z' }
  const { id: recebimento_id } = await db
    .insertInto('nota_recebimento')
    .values({ ...recebida, estornada_em: recebida.recebida_em, motivo: 'Estorno' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: inspecao } = await db
    .insertInto('inspecao')
    .values({
      saldo_id,
      produto_id,
      cliente_id,
      nota_id: nota,
      recebimento_id,
      origem: 'DEVOLUCAO',
      quantidade: 1,
      recebida_por: usuario_id,
      recebida_em: recebida.recebida_em,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chegada')
    .values({
      nota_id: nota,
      cliente_id,
      conferente_id: usuario_id,
      cega: true,
      tomada_em: recebida.recebida_em,
      fechada_em: recebida.recebida_em,
      terminada_em: recebida.recebida_em,
    })
    .execute()
  const { id: chegadaFoto } = await db
    .insertInto('chegada_foto')
    .values({
      ...(await files.put(Buffer.from('foto'))),
      nota_id: nota,
      cliente_id,
      posicao: 0,
      filename: 'caixa.jpg',
      content_type: 'image/jpeg',
      criado_em: recebida.recebida_em,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: caixaArquivo } = await db
    .insertInto('caixa_nota_arquivo')
    .values({
      ...(await files.put(Buffer.from(`<nfeProc>${pedido}</nfeProc>`))),
      enviado_em: recebida.recebida_em,
      lido_em: recebida.recebida_em,
      remetente: 'nfe@fornecedor.example',
      assunto: 'Nota fiscal',
      tipo: 'nota',
      filename: 'nota.xml',
      chaves: [`352610${String(pedido).padStart(38, '0')}`],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const foto = await files.put(Buffer.from('foto'))
  return {
    ...(await createOsRecords(db, codigoOmni, foto)),
    ...(await createDocRecords(db, codigoOmni, foto)),
    ...(await createPeopleRecords(db, usuario_id, codigoOmni)),
    ...(await createRecordsAssistencia(
      db,
      codigoOmni,
      await files.put(Buffer.from('nota')),
      await files.put(Buffer.from('nota')),
    )),
    nota,
    notaEvento,
    chegadaContada: nota,
    chegadaFoto,
    caixaArquivo,
    inspecao,
    contagem,
    pedido,
    pedidoFoto,
    cliente: cliente_id,
    produto: produto_id,
    saldo: saldo_id,
    configuracao,
    visao,
    importacao,
    codigoOmni,
    codigoDepositante: 'DC1',
  }
}
