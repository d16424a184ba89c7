import { randomInt, randomUUID } from 'node:crypto'
import type { Executor } from '../../db/index.ts'
import { insertCadastroPosto } from '../cadastros.ts'
import { insertPosto } from '../postos.ts'
import { createDinheiro } from './dinheiro.ts'

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
  relogioVendido: number
  vendaImportacao: number
  consumidor: number
  postoAutorizado: number
  /** A post with a subscription. */
  postoComPlano: number
  compraPeca: number
  estoquePeca: number
  contagemPeca: number
  transferenciaPeca: number
  chamado: number
  chamadoArquivo: number
  financeiroArquivo: number
  cobrancaArquivo: number
  planoValores: number
  postoAutorizadoPagamento: number
  cadastroPosto: number
  convite: number
  colaborador: number
  tecnico: number
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
  outro: Stored = semBytes(),
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
  const relogioVendido = await db
    .insertInto('relogio_vendido')
    .values({
      modelo_produto_id: modelo.id,
      numero_serie: name.toUpperCase(),
      vendido_em: '2026-01-10',
      meses_garantia: 12,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const quem = await db.selectFrom('usuario').select('id').limit(1).executeTakeFirstOrThrow()
  const vendaImportacao = await db
    .insertInto('venda_importacao')
    .values({
      usuario_id: quem.id,
      arquivo: 'vendas.csv',
      estado: 'conferida',
      linhas: 1,
      certas: 1,
      criada_em: new Date(),
      sinal_em: new Date(),
    })
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
  const cadastroPosto = await insertCadastroPosto(db, {
    cnpj: String(randomInt(1e13, 1e14)),
    email: `${name.toLowerCase()}@cadastro.example`,
    cpf: String(randomInt(1e10, 1e11)),
  })
  const convite = await db
    .insertInto('convite')
    .values({
      posto_id,
      email: `${randomUUID()}@convite.example`,
      role: 'ATENDENTE',
      expira_em: new Date('2100-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const insertPessoa = (role: string) =>
    db
      .insertInto('usuario')
      .values({
        nome: name,
        email: `${randomUUID()}@posto.example`,
        role,
        tipo: 'posto',
        posto_id,
        senha_hash: '-',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const colaborador = await insertPessoa('ATENDENTE')
  const tecnico = await insertPessoa('CENTRO_TECNICO')
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
  const chamadoMensagem = await db
    .insertInto('chamado_mensagem')
    .values({ chamado_id: chamado.id, texto: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chamadoArquivo = await db
    .insertInto('chamado_arquivo')
    .values({
      ...file,
      mensagem_id: chamadoMensagem.id,
      filename: 'foto.jpg',
      content_type: 'image/jpeg',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    ...(await createDinheiro(db, { name, posto_id, file, outro })),
    estoquePeca: estoquePeca.id,
    contagemPeca: contagemPeca.id,
    transferenciaPeca: transferenciaPeca.id,
    ...(await createConversa(db, posto_id, file)),
    postoComPlano: posto_id,
    cadastroPosto,
    convite: convite.id,
    colaborador: colaborador.id,
    tecnico: tecnico.id,
    compraPeca: compraPeca.id,
    chamado: chamado.id,
    chamadoArquivo: chamadoArquivo.id,
    peca: peca.id,
    relogio: relogio.id,
    relogioVendido: relogioVendido.id,
    vendaImportacao: vendaImportacao.id,
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
