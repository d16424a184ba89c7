import { Busca } from '@app/contract/armazem/busca'
import type { Modulo } from '@app/contract/casca/perfil'
import { clienteRegister } from '@app/contract/registers/cliente'
import { consumidorRegister } from '@app/contract/registers/consumidor'
import { cupomRegister } from '@app/contract/registers/cupom'
import { modeloProdutoRegister } from '@app/contract/registers/modeloProduto'
import { planoValoresRegister } from '@app/contract/registers/planoValores'
import { postoAutorizadoRegister } from '@app/contract/registers/postoAutorizado'
import { produtoRegister } from '@app/contract/registers/produto'
import { relogioRegister } from '@app/contract/registers/relogio'
import { relogioVendidoRegister } from '@app/contract/registers/relogioVendido'
import { TABELAS } from '@app/contract/registers/tabelas'
import { DEMO_SENHA, knownLogins } from './demo/index.ts'
import {
  checkRoutes,
  contaConsumidorJobs,
  contaConsumidorRoutes,
  minhasOsRoutes,
  paginaRoutes,
} from './features/assistencia/acompanhamento/index.ts'
import { assistenciaConfiguracaoRoutes } from './features/assistencia/configuracao/index.ts'
import { auditoriaRoutes } from './features/casca/auditoria/index.ts'
import { searchAll } from './features/armazem/busca/index.ts'
import { avaliacaoJobs, avaliacaoRoutes } from './features/assistencia/avaliacao/index.ts'
import { buscaRoutes } from './features/casca/busca/index.ts'
import {
  caixaNotaJobs,
  caixaNotaRoutes,
  namedCaixaArquivos,
  resumoDaCaixa,
} from './features/armazem/caixaNota/index.ts'
import { cadastroJobs, cadastroRoutes } from './features/casca/cadastro/index.ts'
import {
  cadastroPostoJobs,
  cadastroPostoPublico,
  cadastroPostoRoutes,
  namedDocumentos,
  namedPostoDocumentos,
} from './features/assistencia/cadastroPosto/index.ts'
import { chamadoRoutes, namedChamadoArquivos } from './features/assistencia/chamado/index.ts'
import { chatRoutes, chatSalas, namedChatArquivos } from './features/assistencia/chat/index.ts'
import { chaveApiJobs, chaveApiRoutes } from './features/casca/chaveApi/index.ts'
import { clienteHooks, clienteRoutes } from './features/armazem/cliente/index.ts'
import { cobrancaJobs, cobrancaRoutes, planoValoresHooks } from './features/assistencia/cobranca/index.ts'
import { colaboradorJobs, colaboradorRoutes } from './features/assistencia/colaborador/index.ts'
import { condicoesRoutes } from './features/assistencia/condicoes/index.ts'
import { contagemPecaRoutes } from './features/assistencia/contagemPeca/index.ts'
import { tecnicoRoutes } from './features/assistencia/tecnico/index.ts'
import { transferenciaPecaRoutes } from './features/assistencia/transferenciaPeca/index.ts'
import { estoquePecaRoutes } from './features/assistencia/estoquePeca/index.ts'
import { financeiroJobs, financeiroRoutes, namedProvas } from './features/assistencia/financeiro/index.ts'
import { compraPecaRoutes } from './features/assistencia/compraPeca/index.ts'
import { configuracaoRoutes } from './features/casca/configuracao/index.ts'
import { uniaoRoutes } from './features/assistencia/uniao/index.ts'
import { fichaRoutes } from './features/assistencia/ficha/index.ts'
import { consumidorHooks, consumidorJobs, consumidorRoutes } from './features/assistencia/consumidor/index.ts'
import { correioJobs, correioRoutes } from './features/casca/correio/index.ts'
import { contaRoutes } from './features/casca/conta/index.ts'
import { docJobs, docRoutes, namedDocs } from './features/assistencia/doc/index.ts'
import { enderecoRoutes } from './features/casca/endereco/index.ts'
import { eventoJobs, eventoRoutes } from './features/casca/evento/index.ts'
import { falhaRoutes } from './features/casca/falha/index.ts'
import { instalacaoJobs, instalacaoRoutes } from './features/casca/instalacao/index.ts'
import { estoqueJobs, razaoRoutes } from './features/armazem/estoque/index.ts'
import { visaoRoutes } from './features/casca/visao/index.ts'
import { especiesArmazem } from './features/armazem/importacao/index.ts'
import { type Especie } from './features/casca/importacao/index.ts'
import { inicioRoutes, resumoDoInicio } from './features/assistencia/inicio/index.ts'
import { relatoriosArmazem } from './features/armazem/relatorio/index.ts'
import { relatorioJobs, relatoriosAssistencia } from './features/assistencia/relatorio/index.ts'
import { type Relatorios } from './features/casca/relatorio/index.ts'
import { namedEventos, namedNotas, notaJobs, notaRoutes } from './features/armazem/nota/index.ts'
import {
  acompanhamentoRoutes,
  reopenAvisos,
  tellEscrita,
  comprovanteRoutes,
  namedOsArquivos,
  ordemServicoJobs,
  ordemServicoRoutes,
} from './features/assistencia/ordemServico/index.ts'
import { midiaRoutes, namedImagens } from './features/casca/midia/index.ts'
import { modeloProdutoHooks } from './features/assistencia/modeloProduto/index.ts'
import { painelRoutes, resumoDoPainel } from './features/armazem/painel/index.ts'
import { namedAnexos, pedidoJobs, pedidoRoutes } from './features/armazem/pedido/index.ts'
import { notificacaoJobs, notificacaoRoutes, type Resumo } from './features/casca/notificacao/index.ts'
import { pecaRoutes } from './features/assistencia/peca/index.ts'
import { perfilRoutes } from './features/casca/perfil/index.ts'
import { postoAutorizadoHooks, postoAutorizadoRoutes } from './features/assistencia/postoAutorizado/index.ts'
import { primeirosPassosRoutes } from './features/armazem/primeirosPassos/index.ts'
import { provedorRoutes } from './features/casca/provedor/index.ts'
import { preferenciaRoutes } from './features/casca/preferencia/index.ts'
import { andamentoRoutes } from './features/armazem/andamento/index.ts'
import { conferenciaRoutes } from './features/armazem/conferencia/index.ts'
import { chegadaRoutes, namedFotosChegada } from './features/armazem/chegada/index.ts'
import { contagemRoutes } from './features/armazem/contagem/index.ts'
import { rastreioRoutes } from './features/armazem/rastreio/index.ts'
import { expedicaoRoutes, namedFotos } from './features/armazem/expedicao/index.ts'
import { inspecaoRoutes } from './features/armazem/inspecao/index.ts'
import { impressosRoutes } from './features/armazem/impressos/index.ts'
import { inicioClienteRoutes } from './features/armazem/inicioCliente/index.ts'
import { separacaoRoutes } from './features/armazem/separacao/index.ts'
import { produtoHooks, produtoRoutes } from './features/armazem/produto/index.ts'
import { recebimentoRoutes } from './features/assistencia/recebimento/index.ts'
import { relogioHooks, relogioRoutes } from './features/assistencia/relogio/index.ts'
import {
  relogioVendidoHooks,
  relogioVendidoJobs,
  relogioVendidoRoutes,
} from './features/assistencia/relogioVendido/index.ts'
import { sessaoRoutes } from './features/casca/sessao/index.ts'
import { usuarioJobs, usuarioRoutes } from './features/casca/usuario/index.ts'
import { HISTORICOS } from './historicos.ts'
import { LUGARES } from './lugares.ts'
import { webhookJobs, webhookRoutes } from './features/casca/webhook/index.ts'
import { wmsJobs, wmsRoutes } from './features/armazem/wms/index.ts'
import { sweepFiles } from './platform/files/sweep.ts'
import type { Routes } from './platform/http/routes.ts'
import { type Job } from './platform/jobs/jobs.ts'
import { upkeep } from './platform/upkeep.ts'
import { type Salas } from './platform/ws/index.ts'
import { registered, type Registered } from './register/index.ts'

/** Every register that is served whole; its definition names its module (`modulo`). */
export const REGISTERS: readonly Registered[] = [
  registered(cupomRegister),
  registered(clienteRegister, clienteHooks),
  registered(produtoRegister, produtoHooks),
  ...TABELAS.map((definition) => registered(definition)),
  registered(modeloProdutoRegister, modeloProdutoHooks),
  registered(relogioRegister, relogioHooks),
  registered(relogioVendidoRegister, relogioVendidoHooks),
  registered(consumidorRegister, consumidorHooks),
  registered(postoAutorizadoRegister, postoAutorizadoHooks),
  registered(planoValoresRegister, planoValoresHooks),
]

/** The other parts of the product: the shell, which is always present, and each module of MODULOS. */
type Part = {
  features: Routes[]
  jobs: Job[]
  /** Kinds of spreadsheet beside those of the registers. */
  especies?: readonly Especie[]
  relatorios?: Relatorios
  /** What the mail of the morning tells. */
  resumos?: readonly Resumo[]
  /** What people look at together, by the name of its entity. */
  salas?: Readonly<Record<string, Salas>>
}

export const shell: Part = {
  features: [
    sessaoRoutes({ senha: DEMO_SENHA, logins: ({ db, config }) => knownLogins(db, config.MODULOS) }),
    cadastroRoutes,
    contaRoutes,
    usuarioRoutes,
    perfilRoutes,
    midiaRoutes,
    configuracaoRoutes,
    enderecoRoutes,
    falhaRoutes,
    instalacaoRoutes,
    correioRoutes(LUGARES),
    auditoriaRoutes(HISTORICOS),
    buscaRoutes({ achados: Busca, search: searchAll }),
    visaoRoutes,
    preferenciaRoutes,
    notificacaoRoutes,
    chaveApiRoutes,
    eventoRoutes,
    webhookRoutes,
    provedorRoutes,
  ],
  jobs: [
    ...upkeep,
    // The owners of all modules are listed, so that the files of a switched-off module are not deleted.
    sweepFiles([
      namedAnexos,
      namedCaixaArquivos,
      namedFotos,
      namedFotosChegada,
      namedImagens,
      namedEventos,
      namedNotas,
      namedOsArquivos,
      namedDocumentos,
      namedChatArquivos,
      namedChamadoArquivos,
      namedDocs,
      namedProvas,
      namedPostoDocumentos,
    ]),
    ...usuarioJobs,
    ...cadastroJobs,
    ...instalacaoJobs,
    ...notificacaoJobs,
    ...chaveApiJobs,
    ...eventoJobs,
    ...webhookJobs,
    ...correioJobs([reopenAvisos]),
  ],
}

export const modulos: Record<Modulo, Part> = {
  armazem: {
    features: [
      pedidoRoutes,
      andamentoRoutes,
      separacaoRoutes,
      conferenciaRoutes,
      contagemRoutes,
      chegadaRoutes,
      inspecaoRoutes,
      rastreioRoutes,
      expedicaoRoutes,
      impressosRoutes,
      inicioClienteRoutes,
      painelRoutes,
      clienteRoutes,
      produtoRoutes,
      razaoRoutes,
      wmsRoutes,
      notaRoutes,
      caixaNotaRoutes,
      primeirosPassosRoutes,
    ],
    jobs: [...pedidoJobs, ...notaJobs, ...caixaNotaJobs, ...estoqueJobs, ...wmsJobs],
    especies: especiesArmazem,
    relatorios: relatoriosArmazem,
    resumos: [resumoDoPainel, resumoDaCaixa],
  },
  assistencia: {
    features: [
      inicioRoutes,
      assistenciaConfiguracaoRoutes,
      postoAutorizadoRoutes,
      condicoesRoutes,
      colaboradorRoutes,
      tecnicoRoutes,
      cadastroPostoPublico,
      cadastroPostoRoutes,
      ordemServicoRoutes,
      acompanhamentoRoutes,
      comprovanteRoutes,
      minhasOsRoutes,
      contaConsumidorRoutes,
      paginaRoutes,
      checkRoutes,
      consumidorRoutes,
      fichaRoutes,
      uniaoRoutes,
      relogioRoutes,
      relogioVendidoRoutes,
      pecaRoutes,
      compraPecaRoutes,
      cobrancaRoutes,
      estoquePecaRoutes,
      contagemPecaRoutes,
      transferenciaPecaRoutes,
      chamadoRoutes,
      chatRoutes(tellEscrita),
      financeiroRoutes,
      recebimentoRoutes,
      avaliacaoRoutes,
      docRoutes,
    ],
    jobs: [
      ...ordemServicoJobs,
      ...consumidorJobs,
      ...contaConsumidorJobs,
      ...cobrancaJobs,
      ...financeiroJobs,
      ...avaliacaoJobs,
      ...cadastroPostoJobs,
      ...colaboradorJobs,
      ...docJobs,
      ...relogioVendidoJobs,
      ...relatorioJobs,
    ],
    relatorios: relatoriosAssistencia,
    resumos: [resumoDoInicio],
    salas: { chat: chatSalas },
  },
}
