import { beforeEach, describe, expect, it } from 'vitest'
import { CNPJS, EMPRESA, FALSO, PDF, PESSOA, SENHA_POSTO, startCadastros } from './testing/cadastros.ts'

const start = await startCadastros()
const { app, db, post, waiting, postos } = start
beforeEach(start.reset)

const sp = await app.as('sp')
const [UM = '', DOIS = '', TRES = '', QUATRO = '', CINCO = ''] = CNPJS
const APROVAR = { tipo: 'CREDENCIADO', codigoSap: null, marcas: [] }
const subjects = async () =>
  (await db.selectFrom('correio').select('assunto').orderBy('id').execute()).map((m) => m.assunto)

describe('the manufacturer decides', () => {
  it('S1-010: approves: post with kind, SAP code, category, credenciado and brands, and its responsável who logs in', async () => {
    const marca = await db
      .insertInto('marca')
      .values({ nome: 'Meridiano' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const categoria = await db
      .insertInto('categoria_assistencia')
      .values({ nome: 'B' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id, email } = await waiting(UM, { empresa: { marcas: [marca.id] } })
    const found = (await sp.get(`/cadastroPosto/${id}`)).json()
    // Both have a CEP that begins with 01.
    expect(found.vizinhos).toContainEqual(expect.objectContaining({ nomeFantasia: 'Posto Um', ordens: 0 }))
    expect(found.marcas).toEqual([{ id: marca.id, nome: 'Meridiano' }])

    const answer = await sp.put(`/cadastroPosto/${id}/aprovar`, {
      versao: found.versao,
      tipo: 'HABILITADO',
      credenciado: { id: postos.um },
      codigoSap: '7654321',
      categoriaAssistencia: { id: categoria.id },
      marcas: [{ id: marca.id }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { posto } = answer.json()
    expect((await sp.get(`/postoAutorizado/${posto.id}`)).json()).toMatchObject({
      cnpj: UM,
      nomeFantasia: EMPRESA.nomeFantasia,
      inscricaoEstadual: '110042490114',
      inscricaoMunicipal: 'ISENTO',
      tipo: 'HABILITADO',
      codigoSap: '7654321',
      credenciado: { id: postos.um },
      categoriaAssistencia: { id: categoria.id },
      marcas: [{ id: marca.id }],
      colaboradores: 1,
      abre: '09:00',
      outrosHorarios: 'Sábado, 9h às 13h',
      responsavelNome: 'Célio Cronômetro',
    })
    const login = await app.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}`,
      },
      payload: new URLSearchParams({
        client_id: 'retaguarda-web',
        grant_type: 'password',
        username: email,
        password: SENHA_POSTO,
      }).toString(),
    })
    expect(login.statusCode, login.body).toBe(200)
    const me = await app.app.inject({
      url: '/user/me',
      headers: { authorization: `Bearer ${login.json().access_token}` },
    })
    expect(me.json()).toMatchObject({
      role: 'ROLE_REPRESENTANTE_LEGAL',
      tipo: 'posto',
      posto: { id: posto.id },
    })
    expect((await start.newest()).senha_hash).toBeNull()
    expect((await sp.put(`/cadastroPosto/${id}/aprovar`, APROVAR)).json().error).toBe('CADASTRO_SITUACAO')
  })

  it('all of an approval or nothing: an SAP code that another has leaves neither post nor person', async () => {
    const { id, email } = await waiting(DOIS)
    const answer = await sp.put(`/cadastroPosto/${id}/aprovar`, { ...APROVAR, codigoSap: 'SAP1' })
    expect(answer.json().messages).toMatchObject([{ fieldName: 'codigoSap', code: 'CODIGO_JA_USADO' }])
    expect(await db.selectFrom('posto_autorizado').select('id').where('cnpj', '=', DOIS).execute()).toEqual(
      [],
    )
    expect(await db.selectFrom('usuario').select('id').where('email', '=', email).execute()).toEqual([])
    for (const [fields, fieldName] of [
      [{ tipo: 'CREDENCIADO', credenciado: { id: postos.um } }, 'credenciado'],
      [{ tipo: 'HABILITADO', credenciado: { id: postos.filho } }, 'credenciado'],
      [{ categoriaAssistencia: { id: 999_999 } }, 'categoriaAssistencia'],
    ] as const) {
      const wrong = await sp.put(`/cadastroPosto/${id}/aprovar`, { ...APROVAR, ...fields })
      expect(wrong.json().messages).toMatchObject([{ fieldName }])
    }
  })

  it('asks for a correction, which the registrant makes by the link; e-mail and password stay', async () => {
    const { id, email } = await waiting(TRES)
    const asked = await sp.put(`/cadastroPosto/${id}/pedirCorrecao`, { texto: 'O alvará venceu.' })
    expect(asked.json()).toMatchObject({ situacao: 'CORRECAO', pedidoCorrecao: 'O alvará venceu.' })
    const token = await start.tokenOf(id, 'CORRECAO')
    const read = (await post('/public/postoAutorizado/correcao', { token })).json().correcao
    expect(read).toMatchObject({ texto: 'O alvará venceu.', pessoa: { email }, empresa: { cnpj: TRES } })
    expect(JSON.stringify(read)).not.toMatch(/senha|password/)
    const [contrato] = read.documentos
    const { confirmEmail: _c, password: _p, confirmPassword: _q, email: _e, ...pessoa } = PESSOA
    const correct = (fields: object) =>
      post(
        '/public/postoAutorizado/correcao',
        {
          token,
          pessoa,
          empresa: { ...EMPRESA, cnpj: TRES, contratoSocial: contrato, ...fields },
          aceite: { aceito: true, termos: '2026-11' },
        },
        'PUT',
      )
    expect((await correct({ alvara: FALSO })).json().messages).toMatchObject([
      { fieldName: 'empresa.alvara', code: 'DOCUMENT_INVALID' },
    ])
    const done = await correct({ nomeFantasia: 'Horas Corrigidas', alvara: { ...PDF, filename: 'novo.pdf' } })
    expect(done.json(), done.body).toEqual({
      situacao: 'AGUARDANDO_APROVACAO',
      nomeFantasia: 'Horas Corrigidas',
      email,
    })
    const after = (await sp.get(`/cadastroPosto/${id}`)).json()
    expect(after.documentos.map((d: { filename: string }) => d.filename)).toEqual([
      'contrato.pdf',
      'novo.pdf',
    ])
    expect((await sp.get('/cadastroPosto')).json().cadastros).toMatchObject([{ id, corrigido: true }])
    // The used link says where the registration stands, and shows nothing of it.
    expect((await post('/public/postoAutorizado/correcao', { token })).json()).toEqual({
      situacao: 'AGUARDANDO_APROVACAO',
      nomeFantasia: 'Horas Corrigidas',
      email,
      correcao: null,
    })
    expect((await correct({})).json().error).toBe('LINK_VENCIDO')
  })

  it('a correction that does not come is asked for again by another link, or the registration is refused', async () => {
    const { id } = await waiting(CINCO)
    await sp.put(`/cadastroPosto/${id}/pedirCorrecao`, { texto: 'O alvará venceu.' })
    const old = await start.tokenOf(id, 'CORRECAO')
    const again = await sp.put(`/cadastroPosto/${id}/pedirCorrecao`, { texto: 'O alvará venceu em maio.' })
    expect(again.json()).toMatchObject({ situacao: 'CORRECAO', pedidoCorrecao: 'O alvará venceu em maio.' })
    const token = await start.tokenOf(id, 'CORRECAO')
    expect((await post('/public/postoAutorizado/correcao', { token: old })).json().error).toBe('LINK_VENCIDO')
    expect((await post('/public/postoAutorizado/correcao', { token })).json().correcao.texto).toBe(
      'O alvará venceu em maio.',
    )
    expect((await sp.put(`/cadastroPosto/${id}/recusar`, { motivo: 'Não corrigiu.' })).json().situacao).toBe(
      'RECUSADO',
    )
    expect((await post('/public/postoAutorizado/correcao', { token })).json()).toMatchObject({
      situacao: 'RECUSADO',
      correcao: null,
    })
  })

  it('each step tells by mail; an old versao is a conflict', async () => {
    const { id } = await waiting(QUATRO)
    await start.run('cadastro_posto_avisar', { id, aviso: 'RECEBIDO' })
    const { versao } = (await sp.get(`/cadastroPosto/${id}`)).json()
    expect(
      (await sp.put(`/cadastroPosto/${id}/recusar`, { versao: versao - 1, motivo: 'x' })).json().error,
    ).toBe('VERSAO_ANTIGA')
    await sp.put(`/cadastroPosto/${id}/recusar`, { versao, motivo: 'Fora da área' })
    // An outdated message is not sent.
    await start.run('cadastro_posto_avisar', { id, aviso: 'RECEBIDO' })
    await start.run('cadastro_posto_avisar', { id, aviso: 'RECUSADO' })
    expect(await subjects()).toEqual([
      'Confirme o e-mail do seu cadastro',
      'Cadastro recebido',
      'Cadastro não aprovado',
    ])
    expect((await sp.get('/cadastroPosto?decididos=true')).json().cadastros).toMatchObject([
      { id, situacao: 'RECUSADO' },
    ])
  })
})
