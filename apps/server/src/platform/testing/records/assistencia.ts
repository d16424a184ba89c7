import { randomInt, randomUUID } from 'node:crypto'
import type { Executor } from '../../db/index.ts'
import { insertCadastroPosto } from '../cadastros.ts'
import { insertPosto } from '../postos.ts'

/** The records that the test of every route creates in the repair network's registers. */
export type RecordsAssistencia = {
  grupoMarca: number
  marca: number
  tipoEquipamento: number
  modeloProduto: number
  sintomaOs: number
  causaOs: number
  servico: number
  checklist: number
  modeloOrcamento: number
  categoriaAssistencia: number
  peca: number
  relogio: number
  consumidor: number
  postoAutorizado: number
  compraPeca: number
  estoquePeca: number
  contagemPeca: number
  transferenciaPeca: number
  chamado: number
  planoValores: number
  postoAutorizadoPagamento: number
  cadastroPosto: number
  conversa: number
  chatArquivo: number
  financeiro: number
}

type Stored = { chave: string; length: number; sha256: Buffer }

/** A file that a row names but that does not exist. */
const semBytes = (): Stored => ({ chave: randomUUID(), length: 4, sha256: Buffer.alloc(32) })

/** A conversation with one message and its file. */
const createConversa = async (db: Executor, posto_id: number, file: Stored) => {
  const conversa = await db
    .insertInto('chat_conversa')
    .values({ posto_id, equipe: 'MANAUS', ultimo_numero: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const autor = await db.selectFrom('usuario').select('id').limit(1).executeTakeFirstOrThrow()
  const mensagem = await db
    .insertInto('chat_mensagem')
    .values({
      conversa_id: conversa.id,
      numero: 1,
      autor_id: autor.id,
      do_posto: false,
      dispositivo: randomUUID(),
      texto: 'Mensagem',
      criado_em: new Date(),
      revisao: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const arquivo = await db
    .insertInto('chat_arquivo')
    .values({
      ...file,
      mensagem_id: mensagem.id,
      filename: 'nota.txt',
      content_type: 'text/plain',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { conversa: conversa.id, chatArquivo: arquivo.id }
}

/** One record of each register, called `name`. */
export const createRecordsAssistencia = async (
  db: Executor,
  name: string,
  file: Stored = semBytes(),
): Promise<RecordsAssistencia> => {
  const named = async (
    table: 'grupo_marca' | 'marca' | 'tipo_equipamento' | 'sintoma_os' | 'causa_os' | 'categoria_assistencia',
  ) => (await db.insertInto(table).values({ nome: name }).returning('id').executeTakeFirstOrThrow()).id
  const [marca, tipoEquipamento] = [await named('marca'), await named('tipo_equipamento')]
  const modelo = await db
    .insertInto('modelo_produto')
    .values({ codigo: name, descricao: 'Modelo', marca_id: marca, tipo_equipamento_id: tipoEquipamento })
    .returning('id')
    .executeTakeFirstOrThrow()
  const servico = await db
    .insertInto('servico')
    .values({ codigo: name, nome: 'Serviço', valor: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const checklist = await db
    .insertInto('checklist')
    .values({ tipo_equipamento_id: tipoEquipamento, tipo: 'QUALIDADE', ordem: 1, nome: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const modeloOrcamento = await db
    .insertInto('modelo_orcamento')
    .values({ nome: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const peca = await db
    .insertInto('peca')
    .values({ codigo: name, descricao: 'Peça', preco: 1, estoque: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const relogio = await db
    .insertInto('relogio')
    .values({ modelo_produto_id: modelo.id, numero_serie: name.toUpperCase() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const posto_id = await insertPosto(db, { nome: name, cnpj: String(randomInt(1e13, 1e14)) })
  const consumidor = await db
    .insertInto('consumidor')
    .values({ posto_id, nome: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const compraPeca = await db
    .insertInto('compra_peca')
    .values({ posto_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const planoValores = await db
    .insertInto('plano_valores')
    .values({ nome: name, licencas: 5, valor: 100, valor_desde: '2020-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const assinatura = await db
    .insertInto('assinatura')
    .values({ posto_id, plano_id: planoValores.id, desde: '2026-01-01', dia_vencimento: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cobranca = await db
    .insertInto('cobranca')
    .values({
      assinatura_id: assinatura.id,
      posto_id,
      plano_id: planoValores.id,
      tipo: 'PLANO',
      competencia: '2026-01-01',
      inicio: '2026-01-01',
      fim: '2026-01-31',
      vencimento: '2026-01-10',
      pagavel_ate: '2026-01-12',
      valor: 100,
      multa_percentual: 2,
      juros_percentual: 1,
      txid: `T${randomInt(1e13, 1e14)}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cadastroPosto = await insertCadastroPosto(db, {
    cnpj: String(randomInt(1e13, 1e14)),
    email: `${name.toLowerCase()}@cadastro.example`,
    cpf: String(randomInt(1e10, 1e11)),
  })
  const estoquePeca = await db
    .insertInto('estoque_peca')
    .values({ posto_id, peca_id: peca.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contagemPeca = await db
    .insertInto('contagem_peca')
    .values({ posto_id, descricao: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contagem_peca_item')
    .values({ contagem_peca_id: contagemPeca.id, estoque_peca_id: estoquePeca.id })
    .execute()
  const destino_id = await insertPosto(db, {
    nome: `${name} 2`,
    cnpj: String(randomInt(1e13, 1e14)),
    credenciadoId: posto_id,
  })
  const transferenciaPeca = await db
    .insertInto('transferencia_peca')
    .values({ origem_id: posto_id, destino_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chamado = await db
    .insertInto('chamado')
    .values({
      ano: 2026,
      numero: randomInt(1, 1e9),
      posto_id,
      titulo: name,
      categoria: 'TECNICA',
      equipe: 'SAO_PAULO',
      prazo_em: new Date('2026-01-05T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fechamento = await db
    .insertInto('fechamento')
    .values({ posto_id, mes: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    financeiro: fechamento.id,
    estoquePeca: estoquePeca.id,
    contagemPeca: contagemPeca.id,
    transferenciaPeca: transferenciaPeca.id,
    ...(await createConversa(db, posto_id, file)),
    planoValores: planoValores.id,
    postoAutorizadoPagamento: cobranca.id,
    cadastroPosto,
    compraPeca: compraPeca.id,
    chamado: chamado.id,
    peca: peca.id,
    relogio: relogio.id,
    consumidor: consumidor.id,
    grupoMarca: await named('grupo_marca'),
    marca,
    tipoEquipamento,
    modeloProduto: modelo.id,
    sintomaOs: await named('sintoma_os'),
    causaOs: await named('causa_os'),
    servico: servico.id,
    checklist: checklist.id,
    modeloOrcamento: modeloOrcamento.id,
    categoriaAssistencia: await named('categoria_assistencia'),
    postoAutorizado: await insertPosto(db, { nome: name, cnpj: String(randomInt(1e13, 1e14)) }),
  }
}
