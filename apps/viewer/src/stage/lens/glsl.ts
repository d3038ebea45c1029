/** One face over the whole picture. */
export const OVER_PICTURE = /* glsl */ `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`

const FROM_DEPTH = /* glsl */ `
uniform sampler2D depth;
uniform mat4 projection;
uniform mat4 unprojection;
varying vec2 at;
vec3 seenAt(vec2 place) {
  vec4 far = unprojection * vec4(vec3(place, texture2D(depth, place).x) * 2.0 - 1.0, 1.0);
  return far.xyz / far.w;
}
`

/** How much of the sky over each point is taken by what stands around it, out of depth alone. */
export const OCCLUSION = /* glsl */ `
uniform vec2 texel;
${FROM_DEPTH}
const float REACH = 0.42;
const float SAMPLES = 12.0;
void main() {
  vec3 here = seenAt(at);
  vec3 east = seenAt(at + vec2(texel.x, 0.0)) - here;
  vec3 west = here - seenAt(at - vec2(texel.x, 0.0));
  vec3 north = seenAt(at + vec2(0.0, texel.y)) - here;
  vec3 south = here - seenAt(at - vec2(0.0, texel.y));
  vec3 across = abs(east.z) < abs(west.z) ? east : west;
  vec3 along = abs(north.z) < abs(south.z) ? north : south;
  vec3 up = normalize(cross(across, along));
  // The same for the same pixel, so that the picture is the same again.
  float turn = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
  vec2 wide = vec2(projection[0][0], projection[1][1]) * 0.5 * REACH / -here.z;
  float taken = 0.0;
  for (float nth = 0.0; nth < SAMPLES; nth++) {
    float angle = (nth + turn) * 2.3999632;
    float far = sqrt((nth + 0.5) / SAMPLES);
    vec3 there = seenAt(at + vec2(cos(angle), sin(angle)) * far * wide) - here;
    float away = length(there);
    float above = max(dot(there, up) / max(away, 1e-4) - 0.12, 0.0);
    taken += above * smoothstep(REACH * 1.6, 0.0, away);
  }
  gl_FragColor = vec4(1.0 - min(taken * 2.1 / SAMPLES, 0.85));
}
`

/** The picture with its occlusion; how far each point is out of focus goes with it. */
export const SHADE = /* glsl */ `
uniform sampler2D picture;
uniform sampler2D occlusion;
uniform vec2 coarse;
uniform float focus;
uniform float blur;
${FROM_DEPTH}
/** So far before and behind what is looked at everything is sharp, in cells. */
const float SHARP = 0.55;
void main() {
  float far = -seenAt(at).z;
  float open = 0.0;
  float weight = 0.0;
  for (float x = -1.5; x < 2.0; x++) {
    for (float y = -1.5; y < 2.0; y++) {
      vec2 there = at + vec2(x, y) * coarse;
      float near = 1.0 / (0.02 + abs(-seenAt(there).z - far));
      open += texture2D(occlusion, there).x * near;
      weight += near;
    }
  }
  vec3 colour = texture2D(picture, at).rgb;
  open /= weight;
  // What is bright in itself is not darkened as much.
  colour *= mix(vec3(open), vec3(1.0), 0.25 * smoothstep(0.6, 2.0, max(colour.r, max(colour.g, colour.b))));
  float off = max(abs(far - focus) - SHARP, 0.0) / far;
  gl_FragColor = vec4(colour, clamp(off * 2.4, 0.0, 1.0) * blur);
}
`

/** Blurs what is out of focus, darkens towards the corners, and brings it to the colours of the screen. */
export const DEVELOP = /* glsl */ `
uniform sampler2D picture;
uniform vec2 texel;
uniform float blur;
varying vec2 at;
const float SAMPLES = 40.0;
/** Share of the picture's height. */
const float WIDEST = 0.014;
void main() {
  vec4 sum = texture2D(picture, at);
  float own = sum.a;
  vec3 colour = sum.rgb;
  if (blur > 0.0) {
    vec2 wide = WIDEST * vec2(texel.x / texel.y, 1.0);
    float weight = 1.0;
    float turn = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
    for (float nth = 0.0; nth < SAMPLES; nth++) {
      float far = sqrt((nth + 0.5) / SAMPLES);
      float angle = (nth + turn) * 2.3999632;
      vec4 there = texture2D(picture, at + vec2(cos(angle), sin(angle)) * far * wide);
      // What is sharp does not bleed into what is not, and a blurred point covers no farther than it is wide.
      float covers = smoothstep(far - 0.12, far + 0.05, min(there.a, own + 0.35)) ;
      // Lamps grow to discs.
      float light = covers * (1.0 + 1.5 * smoothstep(1.0, 3.0, max(there.r, max(there.g, there.b))));
      colour += there.rgb * light;
      weight += light;
    }
    colour /= weight;
  }
  vec2 off = (at - 0.5) * vec2(1.0, 0.86);
  colour *= 1.0 - 0.5 * smoothstep(0.12, 0.62, dot(off, off) * 1.5);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  // Dark grounds without steps.
  gl_FragColor.rgb += (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}
`
