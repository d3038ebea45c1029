/** Lays pictures over each other in linear light, as film does. */
export interface Accumulator {
  readonly canvas: HTMLCanvasElement
  begin(): void
  /** Adds a picture of its size, with so much of the light. */
  add(picture: TexImageSource, share: number): void
  /** Leaves the sum on its canvas, to be taken from there at once. */
  finish(): void
  dispose(): void
}

const CORNERS = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
}`

const ADDING = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform float share;
in vec2 at;
out vec4 light;
void main() {
  vec3 seen = texture(picture, at).rgb;
  light = vec4(mix(seen / 12.92, pow((seen + 0.055) / 1.055, vec3(2.4)), step(0.04045, seen)) * share, 1.0);
}`

const SHOWING = `#version 300 es
precision highp float;
uniform sampler2D picture;
in vec2 at;
out vec4 seen;
void main() {
  vec3 light = texture(picture, at).rgb;
  seen = vec4(mix(light * 12.92, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light)), 1.0);
}`

/** Undefined where the graphics card cannot add up light. */
export function createAccumulator(width: number, height: number): Accumulator | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false })
  const format = gl && formatOf(gl)
  if (!gl || !format) return undefined

  const [adding, showing] = [programOf(gl, ADDING), programOf(gl, SHOWING)]
  const share = gl.getUniformLocation(adding, 'share')
  const [picture, sum] = [textureOf(gl), textureOf(gl)]
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height)
  const target = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, sum, 0)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
  gl.viewport(0, 0, width, height)
  gl.blendFunc(gl.ONE, gl.ONE)
  gl.clearColor(0, 0, 0, 1)

  return {
    canvas,
    begin() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, target)
      gl.clear(gl.COLOR_BUFFER_BIT)
    },
    add(source, part) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, target)
      gl.bindTexture(gl.TEXTURE_2D, picture)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source)
      gl.useProgram(adding)
      gl.uniform1f(share, part)
      gl.enable(gl.BLEND)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    finish() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.bindTexture(gl.TEXTURE_2D, sum)
      gl.useProgram(showing)
      gl.disable(gl.BLEND)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    dispose() {
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

/** Half a float has too few digits for many faint pictures, but is better than none. */
function formatOf(gl: WebGL2RenderingContext): GLenum | undefined {
  const canFloat = gl.getExtension('EXT_color_buffer_float') !== null
  if (canFloat && gl.getExtension('EXT_float_blend')) return gl.RGBA32F
  return canFloat || gl.getExtension('EXT_color_buffer_half_float') ? gl.RGBA16F : undefined
}

function textureOf(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST)
  return texture
}

function programOf(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('the graphics card has been taken away')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`light cannot be added up: ${gl.getProgramInfoLog(program)}`)
  return program
}
